/** ms after which waiting for a frame is given up: a page in the background paints none. */
const patience = 100

/** Settles once what has changed so far can be seen, so that heavy work starts after the finger was answered. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, patience)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve, 0)
    })
  })
