/** The way into the mini-program, from inside it. */

/** It runs already. */
export function leadsToMiniProgram(): boolean {
  return false
}

/** It runs already. */
export function openMiniProgram(link: string): Promise<boolean> {
  void link
  return Promise.resolve(false)
}
