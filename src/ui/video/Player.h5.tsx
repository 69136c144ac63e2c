import { useEffect, useRef } from 'react'
import { turnScreen } from '@/platform/nativeApp/screen.h5'
import type { PlayerProps } from './playerTypes'

/** A film that is wider than high, shown alone, is watched across. */
function useTurned() {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    let back: (() => void) | undefined
    const look = () => {
      const { current } = film
      const isAlone = current !== null && document.fullscreenElement === current
      if (isAlone && current.videoWidth > current.videoHeight) back ??= turnScreen()
      else {
        back?.()
        back = undefined
      }
    }
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      back?.()
    }
  }, [])
  return film
}

/** The browser's own player, without sound until it is asked for; Taro's would bring one of its own along. */
export function Player({ src, label, onTime, onEnd, onError }: PlayerProps) {
  const film = useTurned()
  return (
    <video
      ref={film}
      className="ui-video__player"
      src={src}
      aria-label={label}
      autoPlay
      muted
      playsInline
      controls
      onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
      onEnded={onEnd}
      onError={onError}
    />
  )
}
