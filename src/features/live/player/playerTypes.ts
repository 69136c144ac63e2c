/** Where a player stands. WAITING: the stream is gone, and asked for again in a while. */
export type PlayState = 'IDLE' | 'LOADING' | 'PLAYING' | 'WAITING' | 'FAILED'

export interface StreamProps {
  /** As the storage host or a streaming host has it; HLS, or a file that the host plays. */
  src: string
  name: string
  /** A broadcast: it has no end, and after a while away it goes on where it is then. */
  live: boolean
  /** s at which a film begins. */
  from: number
  onPlaying: () => void
  onTime: (seconds: number) => void
  onLost: () => void
  onEnd: () => void
  /** Into a window over everything, where the host has one, and back. */
  onFloat: (on: boolean) => void
}
