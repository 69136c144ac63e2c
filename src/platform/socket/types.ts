/** A connection over which both sides send texts. */
export interface Socket {
  send: (text: string) => void
  /** Ends it; no listener is called afterwards. */
  close: () => void
}

export interface SocketEars {
  onOpen: () => void
  onText: (text: string) => void
  /** It is over, or never came about; told once. */
  onEnd: () => void
}
