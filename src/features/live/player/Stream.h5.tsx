import { useEffect, useRef } from 'react'
import { usePictureAddress } from '@/ui/picture/usePictureAddress'
import { useEvent } from '@/ui'
import { playIn } from './hls'
import type { StreamProps } from './playerTypes'

/** The browser's own player; what it can't play of a broadcast it is given piece by piece. Without sound until asked. */
export function Stream({ src, name, from, onPlaying, onTime, onLost, onEnd, onFloat }: StreamProps) {
  const element = useRef<HTMLVideoElement>(null)
  const address = usePictureAddress(src)
  const handleLoss = useEvent(onLost)
  useEffect(() => {
    const video = element.current
    return video === null ? undefined : playIn(video, address, from, handleLoss)
  }, [address, from, handleLoss])
  const float = useEvent(onFloat)
  useEffect(() => {
    const video = element.current
    const [into, back] = [() => float(true), () => float(false)]
    video?.addEventListener('enterpictureinpicture', into)
    video?.addEventListener('leavepictureinpicture', back)
    return () => {
      video?.removeEventListener('enterpictureinpicture', into)
      video?.removeEventListener('leavepictureinpicture', back)
    }
  }, [float])
  return (
    <video
      ref={element}
      className="live-player__video"
      aria-label={name}
      autoPlay
      muted
      playsInline
      controls
      onPlaying={onPlaying}
      onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
      onEnded={onEnd}
      onError={({ currentTarget }) => {
        // taking its address away is no failure
        if (currentTarget.getAttribute('src')) onLost()
      }}
    />
  )
}
