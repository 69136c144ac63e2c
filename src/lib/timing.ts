/** Holding back calls that come too often; 500 ms unless said otherwise (spec 9.1). */

/** ms */
export const defaultWait = 500

export interface Held<Arguments extends unknown[]> {
  (...args: Arguments): void
  /** Forgets the call that waits; a component does it when it goes. */
  cancel: () => void
}

/** Calls once, with the last arguments, after `wait` ms without another call. */
export const debounce = <Arguments extends unknown[]>(
  action: (...args: Arguments) => void,
  wait: number = defaultWait
): Held<Arguments> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wrapper = (...args: Arguments): void => {
    clearTimeout(timer)
    timer = setTimeout(() => action(...args), wait)
  }
  return Object.assign(wrapper, { cancel: () => clearTimeout(timer) })
}

/**
 * Calls at once, then not again for `wait` ms. With `trailing` the last call of that time is made at its end, which is
 * right for scrolling and wrong for a button.
 */
export const throttle = <Arguments extends unknown[]>(
  action: (...args: Arguments) => void,
  wait: number = defaultWait,
  { trailing = false }: { trailing?: boolean } = {}
): Held<Arguments> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Arguments | undefined
  const open = (): void => {
    timer = undefined
    const args = waiting
    waiting = undefined
    if (args) wrapper(...args)
  }
  const wrapper = (...args: Arguments): void => {
    if (timer !== undefined) {
      if (trailing) waiting = args
      return
    }
    timer = setTimeout(open, wait)
    action(...args)
  }
  return Object.assign(wrapper, {
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
    }
  })
}

/** Holds work back for `wait` ms after the first of it came, and then does all of it in one turn. */
export const gather = (wait: number): ((work: () => void) => void) => {
  let waiting: (() => void)[] = []
  return (work) => {
    waiting.push(work)
    if (waiting.length > 1) return
    setTimeout(() => {
      const all = waiting
      waiting = []
      for (const callback of all) callback()
    }, wait)
  }
}
