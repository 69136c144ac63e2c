import { useCallback, useEffect, useState } from 'react'
import { usePageVisible } from '../screen/usePageVisible'
import { captionAt, type Caption } from './captions'

/** Stops the one that plays. */
let stopPlaying: (() => void) | undefined

/** Whether a video plays: one at a time, and none on a page that is left. */
export function usePlaying(captions: readonly Caption[], hasBegun: boolean) {
  const [playing, setPlaying] = useState(hasBegun)
  const [failed, setFailed] = useState(false)
  const [caption, setCaption] = useState(() => captionAt(captions, 0))
  const isVisible = usePageVisible()
  const stop = useCallback(() => setPlaying(false), [])
  useEffect(() => {
    if (!isVisible) stop()
  }, [isVisible, stop])
  useEffect(() => {
    if (!playing) return undefined
    stopPlaying?.()
    stopPlaying = stop
    return () => {
      if (stopPlaying === stop) stopPlaying = undefined
    }
  }, [playing, stop])

  const play = () => {
    setFailed(false)
    setCaption(captionAt(captions, 0))
    setPlaying(true)
  }
  const fail = () => {
    setFailed(true)
    stop()
  }
  return { playing, failed, caption, play, stop, fail, tell: (now: number) => setCaption(captionAt(captions, now)) }
}
