/** Serves the simulator for a build and a running gateway. */
export function serveSimulator(options: {
  /** Folder of the compiled mini-program. */
  dist: string
  /** Address of the shop's gateway. */
  gateway: string
  /** 0 takes a free one. */
  port?: number
  host?: string
}): Promise<{ address: string; close(): Promise<void> }>
