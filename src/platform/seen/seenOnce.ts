/** px at the bottom of a page that its bar covers; what lies behind it was not seen. No bar of an action is lower. */
const BAR = 60

/** Watches an element; gives what ends the watch, or nothing where the host can't know. */
type Watch = (id: string, onChange: (isNear: boolean) => void, px: number) => (() => void) | undefined

/** Tells once that an element was seen, at once where the host can't know; gives what ends the watch. */
export const seenOnce =
  (watch: Watch) =>
  (id: string, onSeen: () => void): (() => void) => {
    let isOver = false
    let end: (() => void) | undefined
    const finish = () => {
      isOver = true
      end?.()
    }
    const handle = (isSeen: boolean) => {
      if (!isSeen || isOver) return
      finish()
      onSeen()
    }
    end = watch(id, handle, -BAR)
    if (!end) handle(true)
    else if (isOver) end() // it was in view at once
    return finish
  }
