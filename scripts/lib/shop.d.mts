export interface RunningShop {
  /** Origin. */
  address: string
  /** ms from the start of the process to its first answer */
  startMs: number
  /** What it has printed last. */
  output(): string
  close(): Promise<void>
}

/** Settings of a shop whose calls wait for their turn also on a busy machine. */
export const PATIENT: { WAIT_MS: string }

/** Starts the built shop on a free port, with data of its own unless `env.DATA_DIR` says otherwise; `patience` in ms. */
export function startShop(how?: { env?: Record<string, string>; patience?: number }): Promise<RunningShop>
