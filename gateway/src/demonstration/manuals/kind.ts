/** What the manual of a kind of appliance says; what holds for every appliance is in `chapters`. */
import type { Pair } from '../catalogue/families/family'

export interface ManualKind {
  /** Named on the picture of the appliance, with where they are on it: hundredths of its width and height. */
  parts: [name: Pair, x: number, y: number][]
  /** Millimetres that stay free around it. */
  clearance: { side: number; top: number }
  /** What its safety is about. */
  dangers: ('heat' | 'water' | 'gas' | 'moving')[]
  place: Pair[]
  /** Keys of the panel, as they are drawn. */
  keys: Pair[]
  use: Pair[]
  note: Pair
  care: Pair[]
  faults: [what: Pair, then: Pair][]
}
