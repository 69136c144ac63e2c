/** Zones of a picture that can be tapped: in thousandths of the picture, at any size on the screen. */

/** Left and width are parts of a thousand of the picture's width, top and height of its height. */
export interface Zone {
  left: number
  top: number
  width: number
  height: number
}

/** px a finger hits, and how wide a picture is on the narrowest screen. */
const HIT = 44
const NARROWEST = 296

/** The part of a zone that lies on the picture; undefined when none does. */
export function cutZone({ left, top, width, height }: Zone): Zone | undefined {
  const from = { x: Math.max(left, 0), y: Math.max(top, 0) }
  const to = { x: Math.min(left + width, 1000), y: Math.min(top + height, 1000) }
  if (to.x <= from.x || to.y <= from.y) return undefined
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y }
}

/** Where it begins along one side of `side` px, with how far to move it back, in parts of itself. */
function along(start: number, size: number, side: number): { anchor: 'start' | 'middle' | 'end'; part: number } {
  const middle = start + size / 2
  const half = (Math.max(HIT / side, size / 1000) * 1000) / 2
  if (middle - half < 0) return { anchor: 'start', part: start }
  if (middle + half > 1000) return { anchor: 'end', part: 1000 - start - size }
  return { anchor: 'middle', part: middle }
}

const percent = (part: number): string => `${part / 10}%`

/**
 * A zone as an inline style. It is never less than a finger hits (the style sheet's least size): a small one grows around
 * its middle, at an edge inwards. `ratio`: the picture's height over its width. Of zones that overlap the first is on top.
 */
export function zoneStyle(zone: Zone, ratio: number, index: number, count: number): Record<string, string> {
  const across = along(zone.left, zone.width, NARROWEST)
  const down = along(zone.top, zone.height, NARROWEST * ratio)
  const shift = [across.anchor === 'middle' ? '-50%' : '0', down.anchor === 'middle' ? '-50%' : '0']
  return {
    [across.anchor === 'end' ? 'right' : 'left']: percent(across.part),
    [down.anchor === 'end' ? 'bottom' : 'top']: percent(down.part),
    width: percent(zone.width),
    height: percent(zone.height),
    zIndex: String(count - index),
    transform: `translate(${shift.join(', ')})`
  }
}
