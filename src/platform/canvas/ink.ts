import { fitPaper, type Paper, type Point, type Stroke } from '@domain/signature'

/** What a canvas to write on is given, and tells. */
export interface InkCanvasProps {
  /** What a screen reader says. */
  label: string
  strokes: readonly Stroke[]
  /** What the strokes were written on; undefined: nothing is written yet. */
  paper: Paper | undefined
  /** A stroke was written, in the measure of its paper. */
  onStroke: (stroke: Stroke, paper: Paper) => void
}

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'clearRect'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'setTransform'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'strokeStyle'
>

/** Draws what was written, in a room of whichever size. */
export function drawInk(pen: Pen, room: Paper, ratio: number, paper: Paper, strokes: readonly Stroke[]): void {
  const { scale, left, top } = fitPaper(paper, room)
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, room.width * ratio, room.height * ratio)
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = '#1a1c1f'
  for (const stroke of strokes) {
    pen.beginPath()
    stroke.forEach(([x, y], at) =>
      at === 0 ? pen.moveTo(left + x * scale, top + y * scale) : pen.lineTo(left + x * scale, top + y * scale)
    )
    pen.stroke()
  }
}

/** A place in the room as one of the paper, which it can't leave; tenths of a px are enough. */
export function onPaper(x: number, y: number, room: Paper, paper: Paper): Point {
  const { scale, left, top } = fitPaper(paper, room)
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10
  return [within((x - left) / scale, paper.width), within((y - top) / scale, paper.height)]
}
