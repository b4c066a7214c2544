//! A picture in memory: areas, and ink laid over them.

use png::{BitDepth, ColorType, Encoder};

/// Red, green and blue.
pub type Colour = [u8; 3];

/// A picture of opaque pixels, row by row.
pub struct Canvas {
    width: u32,
    height: u32,
    pixels: Vec<Colour>,
}

impl Canvas {
    /// A picture in one colour.
    pub fn new(width: u32, height: u32, colour: Colour) -> Self {
        let count = usize::try_from(u64::from(width) * u64::from(height)).unwrap_or(0);
        Self {
            width,
            height,
            pixels: vec![colour; count],
        }
    }

    /// A pixel; `None` outside of the picture.
    fn pixel(&mut self, x: u32, y: u32) -> Option<&mut Colour> {
        if x >= self.width || y >= self.height {
            return None;
        }
        let at = u64::from(y) * u64::from(self.width) + u64::from(x);
        self.pixels.get_mut(usize::try_from(at).ok()?)
    }

    /// Fills an area from its upper left corner; parts outside of the picture are ignored.
    pub fn fill(&mut self, (left, top): (u32, u32), (width, height): (u32, u32), colour: Colour) {
        for y in top..top + height {
            for x in left..left + width {
                if let Some(pixel) = self.pixel(x, y) {
                    *pixel = colour;
                }
            }
        }
    }

    /// Lays ink over a pixel; `cover` is how much of the pixel it covers, in 255ths.
    pub fn ink(&mut self, (x, y): (u32, u32), colour: Colour, cover: u8) {
        let Some(pixel) = self.pixel(x, y) else {
            return;
        };
        for (under, over) in pixel.iter_mut().zip(colour) {
            let cover = u16::from(cover);
            let mixed = (u16::from(*under) * (255 - cover) + u16::from(over) * cover + 127) / 255;
            *under = u8::try_from(mixed).unwrap_or(u8::MAX);
        }
    }

    /// The picture as PNG; `None` if it cannot be encoded, which does not happen in memory.
    pub fn png(&self) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(ColorType::Rgb);
        encoder.set_depth(BitDepth::Eight);
        let mut writer = encoder.write_header().ok()?;
        writer.write_image_data(self.pixels.as_flattened()).ok()?;
        writer.finish().ok()?;
        Some(bytes)
    }
}
