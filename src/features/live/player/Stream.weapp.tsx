import { Video } from '@tarojs/components'
import type { StreamProps } from './playerTypes'

/** The platform's player takes a broadcast as it takes a film. */
export function Stream({ src, name, from, onPlaying, onTime, onLost, onEnd }: StreamProps) {
  return (
    <Video
      className="live-player__video"
      src={src}
      title={name}
      autoplay
      muted
      controls
      showMuteBtn
      objectFit="contain"
      initialTime={from}
      onPlay={onPlaying}
      onTimeUpdate={({ detail }) => onTime(detail.currentTime)}
      onEnded={onEnd}
      onError={onLost}
    />
  )
}
