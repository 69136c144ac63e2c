/** What a port keeps of a half-filled form: texts and flags. */
export type KeptValues = Record<string, string | boolean>

/** Where a half-filled form is kept; the app hands it in, as primitives know no store. */
export interface FormDraft {
  read: () => KeptValues | undefined
  keep: (values: KeptValues) => void
  drop: () => void
  /** The form changes something that exists already: a shopper who walks out of it has given the change up. */
  edit?: boolean
}

const isPlain = (value: unknown): value is string | boolean => typeof value === 'string' || typeof value === 'boolean'

/** A form's values as a draft keeps them: what is neither text nor flag is written as JSON. */
export function packValues(values: object): KeptValues {
  const result: KeptValues = {}
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    if (value !== undefined) result[name] = isPlain(value) ? value : JSON.stringify(value)
  }
  return result
}

function sameKind(begin: unknown, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === typeof begin && Array.isArray(value) === Array.isArray(begin) ? value : begin
  } catch {
    return begin // a draft of an earlier version
  }
}

/** A kept draft over what a form begins with. Values of another kind than the form's own are passed over. */
export function unpackValues<V extends object>(begin: V, storedValues: KeptValues | undefined): V {
  if (!storedValues) return begin
  const values = { ...begin }
  for (const [name, own] of Object.entries(begin) as [keyof V & string, unknown][]) {
    const value = storedValues[name]
    if (value === undefined) continue
    const restoredValue = isPlain(own)
      ? typeof value === typeof own
        ? value
        : own
      : typeof value === 'string'
        ? sameKind(own, value)
        : own
    // the restored value is of the same kind as the form's own, as was just seen
    values[name] = restoredValue as V[keyof V & string]
  }
  return values
}
