/** Changes of a thing that a finger makes quicker than a network answers. Pure but for what it is given. */

/** Sends a wish; false: it was not done. What it throws ends the wishes for this thing. */
export type SendWish = (thing: string, wish: boolean) => Promise<boolean>

/**
 * One request in flight a thing: what is wished meanwhile is sent once it is answered, and only where it is another wish
 * than the one that was done. The promise settles with the last wish, true when it stands.
 */
export function lastWishes(send: SendWish): {
  wish: (thing: string, wish: boolean) => Promise<boolean>
  /** Whether one is under way. */
  runs: (thing: string) => boolean
} {
  const running = new Map<string, { wish: boolean; done: Promise<boolean> }>()
  const follow = async (thing: string, mine: { wish: boolean }): Promise<boolean> => {
    try {
      for (;;) {
        const sentWish = mine.wish
        const isDone = await send(thing, sentWish)
        if (!isDone || mine.wish === sentWish) return isDone
      }
    } finally {
      running.delete(thing)
    }
  }
  const wish = (thing: string, isWished: boolean): Promise<boolean> => {
    const under = running.get(thing)
    if (under) {
      under.wish = isWished
      return under.done
    }
    const mine = { wish: isWished, done: Promise.resolve(true) }
    running.set(thing, mine)
    mine.done = follow(thing, mine)
    return mine.done
  }
  return { wish, runs: (thing) => running.has(thing) }
}
