import { useLayoutEffect, useRef, useState } from 'react'

/**
 * One function for the component's whole life that does what the newest `work` does: what is given it need not render
 * anew, and what listens need not listen anew. For events.
 */
export function useEvent<Args extends unknown[], Result>(work: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args)
  )
  return stable
}
