/** Where on a map the words of its places stand, so that none lie on others. Shared by both hosts' maps. */

export type Side = 'BELOW' | 'ABOVE' | 'RIGHT' | 'LEFT'

/** px on the map: where a mark's middle is, how far it reaches, and how large its words are. */
export interface Said {
  x: number
  y: number
  reach: number
  width: number
  height: number
  /** Where the words may stand, best first. */
  sides: readonly Side[]
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const gap = 3

/** Where words stand on a side of their mark. */
export function boxOf({ x, y, reach, width, height }: Said, side: Side): Box {
  const away = reach + gap
  const left = side === 'RIGHT' ? x + away : side === 'LEFT' ? x - away - width : x - width / 2
  const top = side === 'BELOW' ? y + away : side === 'ABOVE' ? y - away - height : y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

const markOf = ({ x, y, reach }: Pick<Said, 'x' | 'y' | 'reach'>): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach
})

const meet = (box: Box, other: Box): boolean =>
  box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom

/**
 * Which marks are drawn, in the order of their weight: one that would touch a mark before it waits until the map is looked at
 * from nearer; those that are `kept` are drawn in any case.
 */
export function clearMarks(marks: readonly Pick<Said, 'x' | 'y' | 'reach'>[], kept: readonly boolean[]): boolean[] {
  const drawnBoxes: Box[] = []
  return marks.map((mark, index) => {
    const box = markOf({ ...mark, reach: mark.reach + gap })
    const isDrawn = kept[index] === true || !drawnBoxes.some((other) => meet(other, box))
    if (isDrawn) drawnBoxes.push(markOf(mark))
    return isDrawn
  })
}

/**
 * The side of each, in the order of their weight: the first of its own on which words lie inside of the map, on no words before
 * them, on no mark and under nothing that covers the map, rather one off the road; no side is like that: none, but the first is
 * always said.
 */
export function layWords(
  labels: readonly Said[],
  map: Box,
  covers: readonly Box[],
  road: readonly Box[] = []
): (Side | undefined)[] {
  const takenBoxes: Box[] = [...covers]
  return labels.map((label, index) => {
    const { sides } = label
    const others = labels.filter((_, position) => position !== index).map(markOf)
    const inside = ({ left, top, right, bottom }: Box) =>
      left >= map.left && top >= map.top && right <= map.right && bottom <= map.bottom
    const fits = (side: Side) => inside(boxOf(label, side)) && !takenBoxes.some((box) => meet(box, boxOf(label, side)))
    const free = (side: Side) => fits(side) && !others.some((box) => meet(box, boxOf(label, side)))
    const offRoad = (side: Side) => free(side) && !road.some((box) => meet(box, boxOf(label, side)))
    const side = sides.find(offRoad) ?? sides.find(free) ?? (index === 0 ? (sides.find(fits) ?? sides[0]) : undefined)
    if (side) takenBoxes.push(boxOf(label, side))
    return side
  })
}
