/** The contract's Code: what names a thing in a call, an address or a store. */
export const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value)
