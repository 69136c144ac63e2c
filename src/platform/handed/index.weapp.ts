/** A mini-program's page has no address. */
export const takeHanded = (): string | undefined => undefined
