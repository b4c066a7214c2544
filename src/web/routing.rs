//! Addresses and their methods: like `actix_web::web`, with a table from which a request with an unsupported method is answered
//! 405 with `Allow` (RFC 9110, 15.5.6).

use actix_web::{
    FromRequest, Handler, HttpRequest, Responder,
    dev::ResourceDef,
    http::{Method, header::HeaderValue},
};

pub use actix_web::web::*;

/// A handler for one method.
pub struct Route {
    method: Method,
    route: actix_web::Route,
}

impl Route {
    /// Sets the handler.
    #[must_use]
    pub fn to<F, Args>(self, handler: F) -> Self
    where
        F: Handler<Args>,
        Args: FromRequest + 'static,
        F::Output: Responder + 'static,
    {
        Self {
            method: self.method,
            route: self.route.to(handler),
        }
    }
}

/// A page or file. It answers HEAD, too, without the body.
#[must_use]
pub fn get() -> Route {
    Route {
        method: Method::GET,
        route: actix_web::web::get(),
    }
}

/// A form.
#[must_use]
pub fn post() -> Route {
    Route {
        method: Method::POST,
        route: actix_web::web::post(),
    }
}

/// An address with several methods or with its own settings.
pub struct Resource {
    path: String,
    methods: Vec<Method>,
    resource: actix_web::Resource,
}

/// An address, still without routes.
#[must_use]
pub fn resource(path: &str) -> Resource {
    Resource {
        path: path.to_owned(),
        methods: Vec::new(),
        resource: actix_web::web::resource(path),
    }
}

impl Resource {
    /// A setting of this address.
    #[must_use]
    pub fn app_data<D: 'static>(self, data: D) -> Self {
        Self {
            resource: self.resource.app_data(data),
            ..self
        }
    }

    /// Adds a method.
    #[must_use]
    pub fn route(mut self, route: Route) -> Self {
        self.methods.push(route.method);
        self.resource = self.resource.route(route.route);
        self
    }
}

/// The table of addresses, while it is built.
pub struct ServiceConfig<'a> {
    config: &'a mut actix_web::web::ServiceConfig,
    known: Vec<(ResourceDef, Method)>,
}

impl<'a> ServiceConfig<'a> {
    /// An empty table.
    pub fn new(config: &'a mut actix_web::web::ServiceConfig) -> Self {
        Self {
            config,
            known: Vec::new(),
        }
    }

    /// Adds an address with one method.
    pub fn route(&mut self, path: &str, route: Route) -> &mut Self {
        self.known.push((ResourceDef::new(path), route.method));
        self.config.route(path, route.route);
        self
    }

    /// Adds an address with its routes. Unsupported methods are left to the end of the table.
    pub fn service(&mut self, resource: Resource) -> &mut Self {
        for method in &resource.methods {
            self.known
                .push((ResourceDef::new(resource.path.as_str()), method.clone()));
        }
        let knows = resource.methods.clone();
        let guard =
            actix_web::guard::fn_guard(move |request| knows.contains(&request.head().method));
        self.config.service(resource.resource.guard(guard));
        self
    }

    /// Ends the table: `other` answers everything that no address took, and may call [`allowed`].
    pub fn finish<F, Args>(self, other: F)
    where
        F: Handler<Args>,
        Args: FromRequest + 'static,
        F::Output: Responder + 'static,
    {
        self.config.app_data(Methods(self.known));
        self.config
            .default_service(actix_web::web::route().to(other));
    }
}

/// The methods of each address.
struct Methods(Vec<(ResourceDef, Method)>);

/// The value of `Allow` for the address of this request; `None` if there is no such address.
#[must_use]
pub fn allowed(request: &HttpRequest) -> Option<HeaderValue> {
    let methods = request.app_data::<Methods>()?;
    let known = |wanted: Method| {
        let mut all = methods.0.iter();
        all.any(|(address, method)| *method == wanted && address.is_match(request.path()))
    };
    match (known(Method::GET), known(Method::POST)) {
        (true, true) => Some(HeaderValue::from_static("GET, HEAD, POST")),
        (true, false) => Some(HeaderValue::from_static("GET, HEAD")),
        (false, true) => Some(HeaderValue::from_static("POST")),
        (false, false) => None,
    }
}
