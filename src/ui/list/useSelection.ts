import { useState } from 'react'

/** What an action is done with: everything that the filter lets through, read or not, but for some; or these alone. */
export type Chosen = { all: true; except: readonly string[] } | { all: false; keys: readonly string[] }

/** Select mode of an endless list. */
export interface Selection {
  on: boolean
  /** Begins, with one selected where its key is given, or with none. */
  start: (key?: string) => void
  stop: () => void
  has: (key: string) => boolean
  /** Whether all of these are selected, e.g. the rows of a day; no rows are not. */
  hasAll: (keys: readonly string[]) => boolean
  toggle: (key: string) => void
  /** Selects several, or takes them out. */
  set: (keys: readonly string[], isWanted: boolean) => void
  /** Everything that the filter lets through is selected. */
  all: boolean
  /** Selects everything that the filter lets through, pages not read yet too; or nothing. */
  setAll: (isWanted: boolean) => void
  /** How many are selected. */
  count: number
  chosen: Chosen
}

interface SelectionOptions<Row> {
  list: { rows: readonly Row[]; total: number; ended: boolean }
  keyOf: (row: Row) => string
  /** Names the filter: under another one nothing is selected. */
  name?: string
}

interface State {
  name: string
  /** `marks` are what is left out of everything. */
  whole: boolean
  marks: readonly string[]
}

/** Which rows are selected. An empty list has no select mode; what a list read to its end no longer has is not selected. */
export function useSelection<Row>({ list, keyOf, name = '' }: SelectionOptions<Row>): Selection {
  const { rows, total, ended } = list
  const [isWanted, setOn] = useState(false)
  const [lastState, setLastState] = useState<State>({ name, whole: false, marks: [] })
  const on = isWanted && rows.length > 0
  const stateOf = (state: State): State => (state.name === name ? state : { name, whole: false, marks: [] })
  const { whole, marks } = stateOf(lastState)
  const keys = ended ? new Set(rows.map(keyOf)) : undefined
  const keptMarks = keys ? marks.filter((key) => keys.has(key)) : marks
  const markSet = new Set(keptMarks)
  const count = whole ? Math.max(0, total - keptMarks.length) : keptMarks.length
  const has = (key: string) => markSet.has(key) !== whole
  const change = (which: readonly string[], isChosen: boolean) =>
    setLastState((before) => {
      const state = stateOf(before)
      const rest = state.marks.filter((key) => !which.includes(key))
      return { ...state, marks: isChosen === state.whole ? rest : [...rest, ...which] }
    })
  const begin = (next: boolean, first: readonly string[]) => {
    setOn(next)
    setLastState({ name, whole: false, marks: first })
  }
  return {
    on,
    start: (key) => begin(true, key === undefined ? [] : [key]),
    stop: () => begin(false, []),
    has,
    hasAll: (which) => which.length > 0 && which.every(has),
    toggle: (key) => change([key], !has(key)),
    set: change,
    all: on && count === total,
    setAll: (isChosen) => setLastState({ name, whole: isChosen, marks: [] }),
    count,
    chosen: whole ? { all: true, except: keptMarks } : { all: false, keys: keptMarks }
  }
}
