/** Half-filled forms, which survive a switch to another app and a reload, but not a logout. */
import { DAY_MS } from '@domain/spans'
import { readStored, writeStored, type DraftValues } from './persisted'

export type { DraftValues } from './persisted'

/** ms; an older draft surprises more than it helps. */
const lifetime = DAY_MS
const mostDrafts = 10
/** UTF-16 units of all of them, so that their bytes stay below what the list of the device takes. */
const roomForDrafts = 90_000

/** The draft of a form, undefined when there is none of the last day. */
export function readDraft(form: string): DraftValues | undefined {
  const draft = readStored('formDrafts')?.[form]
  return draft && Date.now() - draft.at < lifetime ? draft.values : undefined
}

/** Keeps a form's values; the oldest drafts go when there is no room for all. */
export function keepDraft(form: string, values: DraftValues): void {
  let room = roomForDrafts - JSON.stringify(values).length
  const others = Object.entries(readStored('formDrafts') ?? {})
    .filter(([name]) => name !== form)
    .reverse() // the one kept last stands last: of two of one millisecond it is the newer
    .sort(([, first], [, other]) => other.at - first.at)
    .slice(0, mostDrafts - 1)
    .filter(([, draft]) => {
      room -= JSON.stringify(draft).length
      return room >= 0
    })
  writeStored('formDrafts', { ...Object.fromEntries(others), [form]: { at: Date.now(), values } })
}

/** Forgets a form's values, when it was sent. */
export function dropDraft(form: string): void {
  const { [form]: _, ...others } = readStored('formDrafts') ?? {}
  writeStored('formDrafts', others)
}

/** The draft of one form, as forms take it. */
export const draftOf = (form: string) => ({
  read: () => readDraft(form),
  keep: (values: DraftValues) => keepDraft(form, values),
  drop: () => dropDraft(form)
})
