/** One HTTP exchange as both hosts offer it; nothing of the shop's gateway is known here. */
export interface RequestInput {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Readonly<Record<string, string>>
  /** Text that is sent as it is; absent for GET. */
  body?: string
  /** ms */
  timeoutMs: number
}

/** What came of it. Never a rejection: each outcome has to be decided by who asked. */
export type RequestOutcome =
  | { kind: 'reply'; status: number; headers: Readonly<Record<string, string>>; text: string }
  | { kind: 'timeout' }
  | { kind: 'offline' }
