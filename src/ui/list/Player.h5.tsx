import type { PlayerProps } from './playerTypes'

/** The browser's own player, without sound until it is asked for; Taro's would bring one of its own along. */
export function Player({ src, label, onTime, onEnd, onError }: PlayerProps) {
  return (
    <video
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
