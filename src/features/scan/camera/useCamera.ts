import { useEffect, useRef, useState, type RefObject } from 'react'
import { readCamera, type CameraReading, type NoCamera } from '@/platform/camera'
import { watchFront } from '@/platform/camera/front'
import { useEvent, usePageVisible } from '@/ui'

export type CameraState = 'OPENING' | 'ON' | NoCamera

/** Looks without a code after which the same one counts as shown again. */
const looksBetween = 6

/**
 * The camera in an element, on while its page is in sight: `onCode` gets a code once, however long it stays in sight, and
 * none while what it does with one is under way.
 */
export function useCamera(holder: RefObject<HTMLElement | null>, onCode: (text: string) => Promise<void>) {
  const [state, setState] = useState<CameraState>('OPENING')
  const [reading, setReading] = useState<CameraReading>()
  const [lit, setLit] = useState(false)
  const [tries, setTries] = useState(0)
  const [inFront, setInFront] = useState(true)
  useEffect(() => watchFront(setInFront), [])
  const on = usePageVisible() && inFront

  const lastCode = useRef({ text: '', misses: 0, busy: false })
  const onLook = useEvent((text: string | undefined) => {
    const last = lastCode.current
    if (text === undefined || last.busy) {
      last.misses += 1
      if (last.misses > looksBetween && !last.busy) last.text = ''
      return
    }
    last.misses = 0
    if (text === last.text) return
    lastCode.current = { text, misses: 0, busy: true }
    void onCode(text).finally(() => (lastCode.current.busy = false))
  })

  useEffect(() => {
    if (!on || !holder.current) return undefined
    let over = false
    let stop: (() => void) | undefined
    setState('OPENING')
    void readCamera(holder.current, onLook).then((reader) => {
      if (typeof reader === 'string') {
        if (!over) setState(reader)
        return
      }
      // the page was left while the browser asked
      if (over) return reader.stop()
      stop = reader.stop
      setReading(reader)
      setState('ON')
    })
    return () => {
      over = true
      stop?.()
      setReading(undefined)
      setLit(false)
    }
  }, [on, tries, holder, onLook])

  const light = reading?.light
  return {
    state,
    readsBars: reading?.readsBars ?? false,
    again: () => setTries(tries + 1),
    /** Undefined: the camera has no light. */
    light: light && {
      lit,
      switch: () =>
        light(!lit).then(
          () => setLit(!lit),
          () => undefined
        )
    }
  }
}
