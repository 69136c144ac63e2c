import { classes } from '../classes'

/** What words look like and where they stand in what they are in; of a row or a stack, the words in it. */
export interface LookProps {
  /** A size of the tokens: 11, 12, 14, 16, 18, 22 px; default: that of what it stands in. */
  size?: 1 | 2 | 3 | 4 | 5 | 6
  /** Default: that of what it stands in. */
  tone?: 'ink' | 'ink-2' | 'ink-3' | 'action' | 'sale' | 'sale-deep' | 'warm' | 'ok' | 'white'
  weight?: 'normal' | 'medium' | 'bold' | 'heavy'
  /** Lines close to each other, 1.4 times as high as the words, for what has several. */
  tight?: boolean
  /** Lines 1.5 times as high as the words, for what is read. */
  loose?: boolean
  /** Digits of one width, for amounts and times. */
  figures?: boolean
  /** Words in the middle of their line. */
  center?: boolean
  /** Words at the beginning of their line, in a button too. */
  left?: boolean
  /** A word that is too long goes on in the next line. */
  breaks?: boolean
  /** Room above it, of the tokens: 4, 8, 12, 16 px. */
  above?: 1 | 2 | 3 | 4
  /** Room below it, before it (left) and after it. */
  below?: 1 | 2 | 3 | 4
  before?: 1 | 2 | 3 | 4
  after?: 1 | 2 | 3 | 4
  /** Room within it, on all sides, or on some alone. */
  pad?: 1 | 2 | 3 | 4
  padX?: 1 | 2 | 3 | 4
  padY?: 1 | 2 | 3 | 4
  padTop?: 1 | 2 | 3 | 4
  padBottom?: 1 | 2 | 3 | 4
  /** A block of its own, where it would be words in a line. */
  block?: boolean
  /** As wide as what it stands in. */
  wide?: boolean
  /** At least as high as a finger needs, 44 px. */
  hit?: boolean
  /** May become narrower than its words. */
  shrinks?: boolean
  /** Takes the room that is left where it stands. */
  grow?: boolean
  /** Keeps its size in a row. */
  fixed?: boolean
  className?: string
}

/** The class of each value; written whole, so that one finds them and the mini-program's build can shorten them. */
const looks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gap: { 1: 'ui__gap-1', 2: 'ui__gap-2', 3: 'ui__gap-3', 4: 'ui__gap-4' },
  align: {
    start: 'ui__align-start',
    center: 'ui__align-center',
    end: 'ui__align-end',
    baseline: 'ui__align-baseline',
    stretch: 'ui__align-stretch'
  },
  justify: { between: 'ui__justify-between', center: 'ui__justify-center', end: 'ui__justify-end' },
  lines: { 1: 'ui__lines-1', 2: 'ui__lines-2' },
  size: { 1: 'ui__size-1', 2: 'ui__size-2', 3: 'ui__size-3', 4: 'ui__size-4', 5: 'ui__size-5', 6: 'ui__size-6' },
  tone: {
    ink: 'ui__tone-ink',
    'ink-2': 'ui__tone-ink-2',
    'ink-3': 'ui__tone-ink-3',
    action: 'ui__tone-action',
    sale: 'ui__tone-sale',
    'sale-deep': 'ui__tone-sale-deep',
    warm: 'ui__tone-warm',
    ok: 'ui__tone-ok',
    white: 'ui__tone-white'
  },
  weight: { normal: 'ui__normal', medium: 'ui__medium', bold: 'ui__bold', heavy: 'ui__heavy' },
  above: { 1: 'ui__above-1', 2: 'ui__above-2', 3: 'ui__above-3', 4: 'ui__above-4' },
  below: { 1: 'ui__below-1', 2: 'ui__below-2', 3: 'ui__below-3', 4: 'ui__below-4' },
  before: { 1: 'ui__before-1', 2: 'ui__before-2', 3: 'ui__before-3', 4: 'ui__before-4' },
  after: { 1: 'ui__after-1', 2: 'ui__after-2', 3: 'ui__after-3', 4: 'ui__after-4' },
  pad: { 1: 'ui__pad-1', 2: 'ui__pad-2', 3: 'ui__pad-3', 4: 'ui__pad-4' },
  padX: { 1: 'ui__pad-x-1', 2: 'ui__pad-x-2', 3: 'ui__pad-x-3', 4: 'ui__pad-x-4' },
  padY: { 1: 'ui__pad-y-1', 2: 'ui__pad-y-2', 3: 'ui__pad-y-3', 4: 'ui__pad-y-4' },
  padTop: { 1: 'ui__pad-top-1', 2: 'ui__pad-top-2', 3: 'ui__pad-top-3', 4: 'ui__pad-top-4' },
  padBottom: { 1: 'ui__pad-bottom-1', 2: 'ui__pad-bottom-2', 3: 'ui__pad-bottom-3', 4: 'ui__pad-bottom-4' },
  wrap: { true: 'ui__wrap' },
  tight: { true: 'ui__tight' },
  loose: { true: 'ui__loose' },
  figures: { true: 'ui__figures' },
  center: { true: 'ui__center' },
  left: { true: 'ui__left' },
  breaks: { true: 'ui__breaks' },
  block: { true: 'ui__block' },
  wide: { true: 'ui__wide' },
  hit: { true: 'ui__hit' },
  shrinks: { true: 'ui__shrinks' },
  grow: { true: 'ui__grow' },
  fixed: { true: 'ui__fixed' }
}

/** The classes of `layout.scss` for what a piece was given, with the element's own; what else it was given has none. */
export const lookClasses = (kind: string, { className, ...look }: LookProps): string =>
  classes(kind, ...Object.entries(look).map(([name, value]) => looks[name]?.[String(value)]), className)
