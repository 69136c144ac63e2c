/** How a common problem is written down. */
import type { DemonstrationProblem } from '../../areas/help'

export type Pair = [zh: string, en: string]
const words = ([zh, en]: Pair) => ({ zh, en })

interface More {
  facts?: [name: Pair, value: Pair][]
  note?: Pair
  categoryCodes?: string[]
  alsoCalled?: string[]
  screen?: string
}

/** `marks`: how many said that it helped, and that it did not. */
export const problem = (
  problemCode: string,
  title: Pair,
  marks: [solved: number, unsolved: number],
  steps: Pair[],
  { facts = [], note = ['', ''], categoryCodes = [], alsoCalled = [], screen }: More = {}
): Omit<DemonstrationProblem, 'groupCode'> => ({
  problemCode,
  title: words(title),
  facts: facts.map(([name, value]) => ({ name: words(name), value: words(value) })),
  steps: steps.map(words),
  note: words(note),
  categoryCodes,
  alsoCalled,
  ...(screen === undefined ? {} : { screen }),
  updatedOn: '2026-03-01',
  solved: marks[0],
  unsolved: marks[1]
})
