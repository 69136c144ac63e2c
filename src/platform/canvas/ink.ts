import { fitPaper, type Paper, type Point, type Stroke } from '@domain/people/signature'

/** What a canvas to write on is given, and tells. */
export interface InkCanvasProps {
  /** What a screen reader says. */
  label: string
  strokes: readonly Stroke[]
  /** What the strokes were written on; undefined: nothing is written yet. */
  paper: Paper | undefined
  /** Written along the longer side of an upright room, for a phone that is held across. */
  turned?: boolean
  /** A stroke was written, in the measure of its paper. */
  onStroke: (stroke: Stroke, paper: Paper) => void
}

type Pen = Pick<
  CanvasRenderingContext2D,
  'clearRect' | 'beginPath' | 'moveTo' | 'lineTo' | 'stroke' | 'lineWidth' | 'lineCap' | 'lineJoin' | 'strokeStyle'
> & { setTransform: (a: number, b: number, c: number, d: number, e: number, f: number) => void }

/** A canvas as it is written on: what is paper is as large as this, upright or turned. */
export interface Desk {
  /** px of the canvas on the screen. */
  room: Paper
  /** The top of what is written stands at the right side of the screen. */
  turned: boolean
}

/** Only an upright room is turned: a phone that is held across already is not. */
export const deskOf = (room: Paper, isTurned = false): Desk => ({ room, turned: isTurned && room.height > room.width })

/** What is written on there, without a paper yet. */
export const sheetOf = ({ room, turned }: Desk): Paper =>
  turned ? { width: room.height, height: room.width } : { width: room.width, height: room.height }

/** Draws what was written, in a room of any size. */
export function drawInk(pen: Pen, desk: Desk, ratio: number, paper: Paper, strokes: readonly Stroke[]): void {
  const { room, turned } = desk
  const { scale, left, top } = fitPaper(paper, sheetOf(desk))
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, room.width * ratio, room.height * ratio)
  if (turned) pen.setTransform(0, ratio, -ratio, 0, room.width * ratio, 0)
  else pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = '#1a1c1f'
  for (const stroke of strokes) {
    pen.beginPath()
    stroke.forEach(([x, y], index) =>
      index === 0 ? pen.moveTo(left + x * scale, top + y * scale) : pen.lineTo(left + x * scale, top + y * scale)
    )
    pen.stroke()
  }
}

/** A place on the screen's canvas as one of the paper, which it can't leave; tenths of a px are enough. */
export function onPaper(x: number, y: number, desk: Desk, paper: Paper): Point {
  const { scale, left, top } = fitPaper(paper, sheetOf(desk))
  const [along, across] = desk.turned ? [y, desk.room.width - x] : [x, y]
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10
  return [within((along - left) / scale, paper.width), within((across - top) / scale, paper.height)]
}
