/** @jest-environment node */
import { inflateSync } from 'node:zlib'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'
import { bannerNames, drawBanner, pictureFile, pictureRaster } from '../../../gateway/src/demonstration/art'
import { rasterOf } from '../../../gateway/src/demonstration/art/raster'

/** Reads a PNG of 8-bit RGB and gives the colour at a place. */
function decoded(png: Buffer) {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const raw = inflateSync(Buffer.concat(parts))
  const stride = width * 3
  const rgb = new Uint8Array(stride * height)
  const byte = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (rgb[y * stride + x] ?? 0))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < stride; x += 1) {
      const [left, up, corner] = [byte(x - 3, y), byte(x, y - 1), x < 3 ? 0 : byte(x - 3, y - 1)]
      const nearest = [left, up, corner].reduce((best, one) =>
        Math.abs(left + up - corner - one) < Math.abs(left + up - corner - best) ? one : best
      )
      const guess = [0, left, up, (left + up) >> 1, nearest][raw[y * (stride + 1)] ?? 0] ?? 0
      rgb[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  const at = (x: number, y: number) => [...rgb.subarray(y * stride + x * 3, y * stride + x * 3 + 3)]
  return { width, height, at }
}
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`
const drawn = (inner: string, width = 40) => decoded(rasterOf(svg(inner), width))
const white = [255, 255, 255]

describe('a drawing in pixels', () => {
  it('is as wide as asked, on white', () => {
    const { width, height, at } = drawn('<rect x="10" y="5" width="10" height="10" fill="#f00"/>', 80)
    expect([width, height]).toEqual([80, 40])
    expect([at(19, 20), at(20, 20), at(39, 29), at(40, 29)]).toEqual([white, [255, 0, 0], [255, 0, 0], white])
  })

  it('covers a pixel by as much as the shape does, and by its opacity', () => {
    const { at } = drawn(
      '<rect x="2.5" width="10" height="10" fill="#000"/><circle cx="30" cy="10" r="6" fill="#000" opacity=".5"/>'
    )
    expect(at(2, 5)).toEqual([128, 128, 128])
    expect(at(30, 10)).toEqual([128, 128, 128])
  })

  it('runs a gradient across the shape’s own box', () => {
    const { at } = drawn(
      '<defs><linearGradient id="g" x2="1" y2="0"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient></defs>' +
        '<g transform="translate(10 0)"><rect width="20" height="20" fill="url(#g)"/></g>'
    )
    expect(at(9, 10)).toEqual(white)
    expect(at(10, 10)[0]).toBeLessThan(12)
    expect(Math.abs((at(20, 10)[0] ?? 0) - 134)).toBeLessThan(6)
    expect(at(29, 10)[0]).toBeGreaterThan(243)
  })

  it('makes holes where a path turns back, none where strokes overlap, and follows curves', () => {
    const ring = drawn('<path d="M10 0H30V20H10ZM15 5V15H25V5Z" fill="#00f"/>')
    expect([ring.at(12, 10), ring.at(20, 10)]).toEqual([[0, 0, 255], white])
    const cross = drawn('<path d="M5 10H35M20 2V18" fill="none" stroke="#0f0" stroke-width="4"/>')
    expect([cross.at(20, 10), cross.at(20, 4), cross.at(10, 4), cross.at(4, 10)]).toEqual([
      [0, 255, 0],
      [0, 255, 0],
      white,
      white
    ])
    const bend = drawn('<path d="M4 18L20 6L36 18" fill="none" stroke="#f0f" stroke-width="6"/>')
    expect([bend.at(20, 6), bend.at(19, 7), bend.at(21, 7), bend.at(20, 16)]).toEqual([
      ...Array<number[]>(3).fill([255, 0, 255]),
      white
    ])
    const arch = drawn('<path d="M10 20A10 10 0 0 1 30 20Z" fill="#000"/>')
    expect([arch.at(20, 11), arch.at(11, 11), arch.at(20, 8)]).toEqual([[0, 0, 0], white, white])
  })

  it('knows what it can’t draw', () => {
    expect(() => drawn('<text x="1" y="2">栖禾</text>')).toThrow('unknown shape')
    expect(() => drawn('<rect width="9" height="9" fill="blue"/>')).toThrow('unknown colour')
    expect(() => drawn('<path d="M0 0B1 2"/>')).toThrow('unknown command')
  })
})

describe('pictures as PNG', () => {
  it('exist of every front in the catalogue and of every picture for sharing', () => {
    const fronts = new Set(
      demonstrationCatalogue.products.flatMap(({ skus }) => skus.map(({ sharePicture = '' }) => sharePicture))
    )
    expect(fronts.size).toBeGreaterThan(100)
    for (const front of fronts) {
      expect(front).toMatch(/\.png$/)
      const { at, width } = decoded(rasterOf(pictureFile(front.replace(/png$/, 'svg')) ?? '', 24))
      const middle = Array.from({ length: 12 }, (_, index) => at(12, 6 + index).join())
      expect({ front, width, shades: new Set(middle).size > 2 }).toEqual({ front, width: 24, shades: true })
    }
    for (const name of bannerNames) expect(rasterOf(drawBanner(name), 40).length).toBeGreaterThan(100)
  })

  it('exist of the pictures of every product, which the viewer of a chat app shows', () => {
    const pictures = new Set(demonstrationCatalogue.products.flatMap(({ viewerPictures = [] }) => viewerPictures))
    expect(demonstrationCatalogue.products.every((one) => one.viewerPictures?.length === one.pictures.length)).toBe(
      true
    )
    // each kind of product in each view; a finish changes colours alone
    const views = new Map(
      [...pictures].map((picture) => [picture.replace(/-[a-z]+-(?=[a-z]+(-\d+x\d+)?\.png$)/, '-'), picture])
    )
    expect(views.size).toBeLessThan(pictures.size)
    for (const picture of views.values()) {
      expect(picture).toMatch(/\.png$/)
      expect(rasterOf(pictureFile(picture.replace(/png$/, 'svg')) ?? '', 12).length).toBeGreaterThan(60)
    }
    const [sized = ''] = [...pictures].filter((picture) => /-size-\d+x\d+\.png$/.test(picture))
    expect(pictureRaster(sized)?.readUInt32BE(16)).toBe(500)
  })

  it('are given under their own path alone', () => {
    expect(pictureRaster('/storage/pictures/share-home.png')?.readUInt32BE(16)).toBe(500)
    expect(pictureRaster('/storage/pictures/share-nothing.png')).toBeUndefined()
    expect(pictureRaster('/storage/pictures/kettle-white-cutout.png')).toBeUndefined()
    expect(pictureRaster('/storage/pictures/../share-home.png')).toBeUndefined()
  })
})
