/** A picture that is looked at closely: how large, and how far from the middle. px; a point counts from the middle. Pure. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

interface Point {
  x: number
  y: number
}

/** The whole picture. */
export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 }
/** By a double tap. */
export const closeUp = 2.5
const most = 4

/** No further than to the picture's edge. */
const within = (value: number, room: number): number => (room > 0 ? Math.min(room, Math.max(-room, value)) : 0)

/** Moved by so much. */
export const panBy = (zoom: Zoom, by: Point, box: { width: number; height: number }): Zoom => ({
  scale: zoom.scale,
  x: within(zoom.x + by.x, ((zoom.scale - 1) * box.width) / 2),
  y: within(zoom.y + by.y, ((zoom.scale - 1) * box.height) / 2)
})

/** At another scale; what lies under the point stays there. */
export function scaledTo(zoom: Zoom, scale: number, point: Point, box: { width: number; height: number }): Zoom {
  const next = Math.min(most, Math.max(1, scale))
  const by = next / zoom.scale
  const result = { scale: next, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by }
  return panBy(result, { x: 0, y: 0 }, box)
}
