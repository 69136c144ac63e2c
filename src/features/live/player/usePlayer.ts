import { useCallback, useEffect, useRef, useState } from 'react'
import { againAfter, STEADY_MS } from '@domain/content/live'
import { usePageVisible } from '@/ui'
import type { PlayState } from './playerTypes'

/** Stops the one that plays: one at a time in all of the app. */
let stopPlaying: (() => void) | undefined

/** Gives what stops the other one, as this one begins. */
function useOneAtATime(stop: () => void): () => void {
  useEffect(
    () => () => {
      if (stopPlaying === stop) stopPlaying = undefined
    },
    [stop]
  )
  return useCallback(() => {
    if (stopPlaying !== stop) stopPlaying?.()
    stopPlaying = stop
  }, [stop])
}

/** How often in a row a stream was lost. */
class Losses {
  private failures = 0
  private playsSince: number | undefined
  private isTold = false

  /** A tap begins anew. */
  forget(): void {
    this.failures = 0
  }
  noteRequest(): void {
    this.playsSince = undefined
    this.isTold = false
  }
  plays(): void {
    this.playsSince ??= Date.now()
  }
  /** False: it was reported before; the stream and the element both report it. */
  isNew(): boolean {
    const before = this.isTold
    this.isTold = true
    return !before
  }
  /** s until it is asked for again; undefined: not by itself any more. */
  next(): number | undefined {
    // one that shows a moment of itself each time would otherwise be asked for every second, for ever
    if (this.playsSince !== undefined && Date.now() - this.playsSince >= STEADY_MS) this.failures = 0
    this.failures += 1
    return againAfter(this.failures)
  }
}

/**
 * What a player does with a stream: nothing before a tap, one at a time, none on a page that is left unless it floats over
 * everything. What is lost is asked for again, each time later, and in the end only by a tap. After the background a
 * broadcast goes on where it is then.
 */
export function usePlayer(live: boolean) {
  const [state, setState] = useState<PlayState>('IDLE')
  const [from, setFrom] = useState(0)
  const [wait, setWait] = useState(0)
  const [losses] = useState(() => new Losses())
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const position = useRef(0)
  const hasLeft = useRef(false)
  const floats = useRef(false)
  const isVisible = usePageVisible()

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    floats.current = false
    setState('IDLE')
  }, [])
  const stopOther = useOneAtATime(stop)
  const start = useCallback(
    (seconds: number) => {
      clearTimeout(timer.current)
      stopOther()
      losses.noteRequest()
      floats.current = false
      setFrom(seconds)
      setState('LOADING')
    },
    [stopOther, losses]
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isVisible) {
      if (state === 'IDLE' || state === 'FAILED' || floats.current) return
      hasLeft.current = true
      stop()
    } else if (hasLeft.current) {
      hasLeft.current = false
      start(live ? 0 : position.current)
    }
  }, [isVisible, state, live, start, stop])

  const lost = useCallback(() => {
    if (!losses.isNew()) return
    const seconds = losses.next()
    if (seconds === undefined) {
      setState('FAILED')
      return
    }
    setWait(seconds)
    setState('WAITING')
    timer.current = setTimeout(() => start(live ? 0 : position.current), seconds * 1000)
  }, [live, start, losses])

  return {
    state,
    /** s at which it begins. */
    from,
    /** s until it is asked for again. */
    wait,
    play: (seconds = 0) => {
      losses.forget()
      start(seconds)
    },
    stop,
    lost,
    playing: useCallback(() => {
      losses.plays()
      setState('PLAYING')
    }, [losses]),
    /** It went into a window over everything, or came back from it. */
    float: (on: boolean) => {
      floats.current = on
      if (on || isVisible) return
      hasLeft.current = true
      stop()
    },
    tell: useCallback((seconds: number) => {
      position.current = seconds
    }, [])
  }
}
