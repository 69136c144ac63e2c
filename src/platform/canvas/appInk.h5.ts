/** A large canvas inside the app: the app's own is offered first, else it holds the phone across. */
import { signatureProblem, MOST_POINTS, type Paper, type Point, type Stroke } from '@domain/people/signature'
import { listOf, shape, wholeNumber, type Check } from '@/lib/check'
import { turnScreen } from '../nativeApp/screen.h5'

interface Signature {
  paper: Paper
  strokes: Stroke[]
}

/** Strokes and px that the gateway takes. */
const MOST_STROKES = 80
const side = wholeNumber(50, 4000)
const point: Check<Point> = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [x, y] = value as unknown[]
  return typeof x === 'number' && typeof y === 'number' && x >= 0 && y >= 0 ? [x, y] : undefined
}
const signature = shape<Signature>({
  paper: shape<Paper>({ width: side, height: side }),
  strokes: listOf<Stroke>(listOf(point, MOST_POINTS, 1), MOST_STROKES, 1)
})

/** What the app answered, as a name that the gateway takes. */
export function readSignature(value: unknown): Signature | undefined {
  const read = signature(value)
  return read && signatureProblem(read.strokes, read.paper) === undefined ? read : undefined
}

/** Begins with the canvas; what was written on the app's is given stroke by stroke. The result ends it. */
export function writeInApp(isEmpty: boolean, take: (stroke: Stroke, paper: Paper) => void): () => void {
  let hasLeft = false
  let back: (() => void) | undefined
  const turn = () => {
    if (!hasLeft) back = turnScreen()
  }
  const ask = async (): Promise<void> => {
    // what is begun here goes on here
    const talk = isEmpty && (await import('../nativeApp/talk.h5').catch(() => false as const))
    const choice = talk && (await talk.choose({ name: 'toGetSignature' }))
    const signature = choice ? readSignature(await choice.chosen) : undefined
    if (!signature) return turn()
    if (!hasLeft) for (const stroke of signature.strokes) take(stroke, signature.paper)
  }
  void ask()
  return () => {
    hasLeft = true
    back?.()
  }
}
