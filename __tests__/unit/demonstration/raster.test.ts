/** @jest-environment node */
import { rasterOf } from '../../../gateway/src/demonstration/art/raster'
import { decoded } from './decoded'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`
const drawn = async (inner: string, width = 40) => decoded(await rasterOf(svg(inner), width))
const white = [255, 255, 255]

describe('a drawing in pixels', () => {
  it('is as wide as asked, on white', async () => {
    const { width, height, at } = await drawn('<rect x="10" y="5" width="10" height="10" fill="#f00"/>', 80)
    expect([width, height]).toEqual([80, 40])
    expect([at(19, 20), at(20, 20), at(39, 29), at(40, 29)]).toEqual([white, [255, 0, 0], [255, 0, 0], white])
  })

  it('covers a pixel by as much as the shape does, and by its opacity', async () => {
    const { at } = await drawn(
      '<rect x="2.5" width="10" height="10" fill="#000"/><circle cx="30" cy="10" r="6" fill="#000" opacity=".5"/>'
    )
    expect(at(2, 5)).toEqual([128, 128, 128])
    expect(at(30, 10)).toEqual([128, 128, 128])
  })

  it('runs a gradient across the shape’s own box', async () => {
    const { at } = await drawn(
      '<defs><linearGradient id="g" x2="1" y2="0"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient></defs>' +
        '<g transform="translate(10 0)"><rect width="20" height="20" fill="url(#g)"/></g>'
    )
    expect(at(9, 10)).toEqual(white)
    expect(at(10, 10)[0]).toBeLessThan(12)
    expect(Math.abs((at(20, 10)[0] ?? 0) - 134)).toBeLessThan(6)
    expect(at(29, 10)[0]).toBeGreaterThan(243)
  })

  it('makes holes where a path turns back, none where strokes overlap, and follows curves', async () => {
    const ring = await drawn('<path d="M10 0H30V20H10ZM15 5V15H25V5Z" fill="#00f"/>')
    expect([ring.at(12, 10), ring.at(20, 10)]).toEqual([[0, 0, 255], white])
    const cross = await drawn('<path d="M5 10H35M20 2V18" fill="none" stroke="#0f0" stroke-width="4"/>')
    expect([cross.at(20, 10), cross.at(20, 4), cross.at(10, 4), cross.at(4, 10)]).toEqual([
      [0, 255, 0],
      [0, 255, 0],
      white,
      white
    ])
    const bend = await drawn('<path d="M4 18L20 6L36 18" fill="none" stroke="#f0f" stroke-width="6"/>')
    expect([bend.at(20, 6), bend.at(19, 7), bend.at(21, 7), bend.at(20, 16)]).toEqual([
      ...Array<number[]>(3).fill([255, 0, 255]),
      white
    ])
    const arch = await drawn('<path d="M10 20A10 10 0 0 1 30 20Z" fill="#000"/>')
    expect([arch.at(20, 11), arch.at(11, 11), arch.at(20, 8)]).toEqual([[0, 0, 0], white, white])
  })

  it('knows what it can’t draw', async () => {
    await expect(drawn('<text x="1" y="2">栖禾</text>')).rejects.toThrow('unknown shape')
    await expect(drawn('<rect width="9" height="9" fill="blue"/>')).rejects.toThrow('unknown colour')
    await expect(drawn('<path d="M0 0B1 2"/>')).rejects.toThrow('unknown command')
  })
})
