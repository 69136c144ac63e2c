/** The element of a page's blocks. */
export const blocksId = (page: string): string => `cms-${page}`

let touching = false

/** Whether a finger is on a decorated page: nothing of it may change then. */
export const fingers = {
  down: (): void => {
    touching = true
  },
  up: (): void => {
    touching = false
  },
  areOff: (): boolean => !touching
}
