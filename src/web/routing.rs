//! Addresses with the methods that they know: what `actix_web::web` offers, and beside it a table from which a request
//! with another method is answered 405 with `Allow` (RFC 9110, 15.5.6).

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
    /// Who answers.
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

/// A page or file. HEAD is answered by it too, without the body.
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

/// Several methods of one address, or an address with settings of its own.
pub struct Resource {
    path: String,
    methods: Vec<Method>,
    resource: actix_web::Resource,
}

/// An address, to be given its routes.
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

    /// One method more.
    #[must_use]
    pub fn route(mut self, route: Route) -> Self {
        self.methods.push(route.method);
        self.resource = self.resource.route(route.route);
        self
    }
}

/// The table of addresses while it is made.
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

    /// An address with one method.
    pub fn route(&mut self, path: &str, route: Route) -> &mut Self {
        self.known.push((ResourceDef::new(path), route.method));
        self.config.route(path, route.route);
        self
    }

    /// An address with its routes. A method that it does not know is left to the table's end.
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

    /// Ends the table: `other` answers what no address took, and may ask for [`allowed`].
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

/// Which address knows which method.
struct Methods(Vec<(ResourceDef, Method)>);

/// The value of `Allow` for the address of this request; `None` when there is no such address.
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
