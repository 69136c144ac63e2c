/** Serves the simulator for a build and a running gateway. */
export function serveSimulator(options: {
  /** Folder of the compiled mini-program. */
  dist: string
  /** Address of the shop's gateway. */
  gateway: string
  /** 0 takes a free one. */
  port?: number
  host?: string
  /** Hears what the person at the terminal should know. */
  tell?: (words: string) => void
}): Promise<{ address: string; close(): Promise<void> }>
