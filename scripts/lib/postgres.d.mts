export interface Postgres {
  /** The address of a database that its owner may do everything in. */
  url: string
  version: string
  /** Ends the server and leaves its data; immediate: as a crash would. */
  halt(how?: 'fast' | 'immediate'): Promise<void>
  /** Starts it again at the same address, and resolves when it takes connections. */
  resume(): Promise<void>
  close(): Promise<void>
}

/** Starts a cluster of its own; undefined when PostgreSQL is not installed. `durable`: commits outlive an immediate end. */
export function startPostgres(how?: { durable?: boolean }): Promise<Postgres | undefined>
