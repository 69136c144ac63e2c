/** What can be wrong with a decorated page. */

/** `block`: the block's id, absent when it has none. */
export interface Problem {
  kind: 'NO_BODY' | 'NO_ID' | 'UNKNOWN_TYPE' | 'UNFIT_PROPS' | 'SAME_ID' | 'TOO_MANY'
  block?: string
  /** As the file has it. */
  type?: string
  /** Where it stands in the file's list, from 0. */
  index?: number
}

/** In the words of a report. */
export function problemText({ kind, type }: Problem): string {
  if (kind === 'UNFIT_PROPS') return `unfit props of ${type ?? ''}`
  return {
    NO_BODY: 'a page without a body',
    NO_ID: 'a block without an id',
    UNKNOWN_TYPE: 'unknown block type',
    SAME_ID: 'a second block of this id',
    TOO_MANY: 'more blocks than a page shows'
  }[kind]
}
