/** Things that went wrong without a shopper having to know: a damaged stored value, an unfit site file. */

export interface Problem {
  /** e.g. `stored.siteInfo` */
  what: string
  /** Never a stored value itself: it may be a person's. */
  why: string
}

let listener: (problem: Problem) => void = () => undefined

/** Sets who is told of problems; nobody by default. */
export function setProblemListener(newListener: (problem: Problem) => void): void {
  listener = newListener
}

/** Tells a problem. */
export function report(what: string, why: string): void {
  listener({ what, why })
}
