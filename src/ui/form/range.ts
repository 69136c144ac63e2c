/** A range with an open or a given end on each side, both in fen. */
export interface Range {
  from: number | undefined
  to: number | undefined
}

/** Whether the lower end lies above the upper one, as typed the wrong way round. */
export const isTurned = ({ from, to }: Range): boolean => from !== undefined && to !== undefined && from > to

/** The range with its ends the right way round. */
export const inOrder = (range: Range): Range => (isTurned(range) ? { from: range.to, to: range.from } : range)
