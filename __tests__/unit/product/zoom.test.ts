import { closeUp, panBy, scaledTo, wholePicture } from '@/features/product/detail/gallery/zoom'

const box = { width: 400, height: 800 }

it('keeps what lies under the fingers where it is', () => {
  const zoom = scaledTo(wholePicture, 2, { x: 100, y: -50 }, box)
  // the point of the picture that was under them: (at − shift) ÷ scale
  expect([(100 - zoom.x) / zoom.scale, (-50 - zoom.y) / zoom.scale]).toEqual([100, -50])
})

it.each([
  ['larger than four times', 9, 4],
  ['smaller than the whole', 0.3, 1]
])('becomes never %s', (_, wish, scale) => {
  expect(scaledTo(wholePicture, wish, { x: 0, y: 0 }, box).scale).toBe(scale)
})

it('is moved no further than to its edge, and not at all while it is whole', () => {
  const close = scaledTo(wholePicture, closeUp, { x: 0, y: 0 }, box)
  expect(panBy(close, { x: 9999, y: -9999 }, box)).toEqual({ scale: 2.5, x: 300, y: -600 })
  expect(panBy(wholePicture, { x: 50, y: 50 }, box)).toEqual(wholePicture)
})

it('is in its place again when it is whole again', () => {
  const close = scaledTo(wholePicture, 3, { x: 150, y: 300 }, box)
  expect(scaledTo(close, 1, { x: -120, y: 10 }, box)).toEqual(wholePicture)
})
