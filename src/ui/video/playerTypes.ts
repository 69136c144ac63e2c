export interface PlayerProps {
  src: string
  label: string
  /** Told where it is, in seconds. */
  onTime: (seconds: number) => void
  onEnd: () => void
  onError: () => void
}
