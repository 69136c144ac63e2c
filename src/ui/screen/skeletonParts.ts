/** What a skeleton is made of, as data. `config/firstViews` has the same boxes for what a page shows before its scripts. */

/**
 * A block, e.g. `'line'`, or one of its own width, `'line 60%'`; or what holds others, `['card row', …]`. The words are
 * classes of Skeleton.scss; one that begins with a dot is a class of the screen, whose measures the skeleton then takes.
 */
export type SkeletonPart = string | readonly [string, ...SkeletonPart[]]

export type SkeletonShape = 'tiles' | 'rows' | 'detail' | 'cart' | 'form' | 'account'

export interface SkeletonBox {
  className: string
  /** In percent. */
  width?: string
  inside: readonly SkeletonPart[]
}

/** Several of the same part. */
export const times = (count: number, part: SkeletonPart): SkeletonPart[] => Array.from({ length: count }, () => part)

/** How a part is drawn. */
export function boxOf(part: SkeletonPart): SkeletonBox {
  const [words, ...inside] = typeof part === 'string' ? [part] : part
  const names = typeof part === 'string' ? ['ui-skeleton__block'] : []
  let width: string | undefined
  for (const word of words.split(' ')) {
    if (word.endsWith('%')) width = word
    else names.push(word.startsWith('.') ? word.slice(1) : `ui-skeleton__${word}`)
  }
  return { className: names.join(' '), width, inside }
}

const lines: SkeletonPart = ['lines', 'line', 'short', 'price']

/** The shapes that many screens wait in; `count` of what repeats. */
export const skeletonShapes: Record<SkeletonShape, (count?: number) => SkeletonPart[]> = {
  tiles: (count = 4) => [['tiles', ...times(count, ['tile', 'square', lines])]],
  rows: (count = 5) => times(count, ['card row', 'thumb', lines]),
  detail: () => ['hero', ['card card--top', 'big-price', 'line', 'short'], ['card', ...times(3, 'line')]],
  cart: (count = 2) => times(count, ['card', 'short', ...times(2, ['row row--gap', 'tick', 'thumb', lines])]),
  form: (count = 4) => [['card', ...times(count, ['field', 'label', 'line'])]],
  account: () => [
    ['person', 'avatar', ['lines', 'short', 'price']],
    ...times(3, ['card', 'short', ['icons', ...times(4, 'icon')]])
  ]
}

/** Whether a skeleton is one of the shapes by name, and not one of a screen's own. */
export const isShape = (skeleton: unknown): skeleton is SkeletonShape =>
  // an element is no name: as a key it is '[object Object]'
  (skeleton as string) in skeletonShapes
