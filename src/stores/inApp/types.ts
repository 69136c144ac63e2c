/** For a while calls wait; ended by `end`, or by itself. */
export interface Wait {
  ended: Promise<void>
  end: () => void
}

export interface Following {
  /** What a call waits for: whether the app is there, and what it says of its login. Undefined: for nothing. */
  known: () => Promise<void> | undefined
  stop: () => void
}
