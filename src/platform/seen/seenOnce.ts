/** px at the bottom of a page that its bar covers; what lies behind it was not seen. No bar of an action is lower. */
const BAR = 60

/** Watches an element; gives what ends the watch, or nothing where the host can't know. */
type Watch = (id: string, onChange: (isNear: boolean) => void, px: number) => (() => void) | undefined

/** Tells once that an element was seen, at once where the host can't know; gives what ends the watch. */
export const seenOnce =
  (watch: Watch) =>
  (id: string, onSeen: () => void): (() => void) => {
    const state: { isOver: boolean; end?: (() => void) | undefined } = { isOver: false }
    const finish = () => {
      state.isOver = true
      state.end?.()
    }
    const handle = (isSeen: boolean) => {
      if (!isSeen || state.isOver) return
      finish()
      onSeen()
    }
    state.end = watch(id, handle, -BAR)
    if (!state.end) handle(true)
    else if (state.isOver) state.end() // it was in view at once
    return finish
  }
