import sharp from 'sharp'

/** Dots an inch at which a unit of a drawing is one pixel. */
const UNIT_DENSITY = 72

/** A drawing at a width in pixels, on white, as PNG: for places that take no SVG, such as the cards of a chat app. */
export async function rasterOf(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg)
  const { width: units } = await sharp(source).metadata()
  return sharp(source, { density: (UNIT_DENSITY * width) / units })
    .resize(width)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .png()
    .toBuffer()
}
