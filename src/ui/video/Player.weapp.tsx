import { Video } from '@tarojs/components'
import type { PlayerProps } from './playerTypes'

/** The platform's player, without sound until it is asked for. */
export function Player({ src, label, onTime, onEnd, onError }: PlayerProps) {
  return (
    <Video
      className="ui-video__player"
      src={src}
      title={label}
      autoplay
      muted
      controls
      showMuteBtn
      objectFit="contain"
      onTimeUpdate={({ detail }) => onTime(detail.currentTime)}
      onEnded={onEnd}
      onError={onError}
    />
  )
}
