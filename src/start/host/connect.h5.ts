/** A browser has no privacy guide to ask for, no versions to change while it runs, and dialogs of any length. */
export const connectHost = (): void => undefined
