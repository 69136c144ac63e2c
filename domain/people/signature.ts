/** A name that was written by hand: strokes of points, in the measure of the paper they were written on. Pure. */

export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]
export interface Paper {
  width: number
  height: number
}

/** px and strokes below which it is a slip of the finger, not a name. */
export const SIGNATURE_LENGTH = 120
export const SIGNATURE_STROKES = 2
/** Points and strokes that are kept at most. */
export const MOST_POINTS = 600

/** Returns the length of all strokes together, px. */
export function strokesLength(strokes: readonly Stroke[]): number {
  let length = 0
  for (const stroke of strokes)
    stroke.forEach(([x, y], index) => {
      const before = stroke[index - 1]
      if (before) length += Math.hypot(x - before[0], y - before[1])
    })
  return length
}

export type SignatureProblem = 'STROKES' | 'LENGTH' | 'OUTSIDE'

/** Why strokes are no signature; undefined: they are one. */
export function signatureProblem(strokes: readonly Stroke[], paper: Paper): SignatureProblem | undefined {
  const lines = strokes.filter((stroke) => stroke.length > 1)
  if (lines.length < SIGNATURE_STROKES) return 'STROKES'
  if (strokesLength(lines) < SIGNATURE_LENGTH) return 'LENGTH'
  const isOutside = lines.some((stroke) =>
    stroke.some(([x, y]) => x < 0 || y < 0 || x > paper.width || y > paper.height)
  )
  return isOutside ? 'OUTSIDE' : undefined
}

/** How paper is shown in a room of another size: whole, in its middle. */
export function fitPaper(paper: Paper, room: Paper): { scale: number; left: number; top: number } {
  const scale = Math.min(room.width / paper.width, room.height / paper.height)
  return { scale, left: (room.width - paper.width * scale) / 2, top: (room.height - paper.height * scale) / 2 }
}
