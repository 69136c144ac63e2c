/** Ways an endpoint can be made to fail in demonstration mode, to see what the app does then. */
export const FAULT_KINDS = [
  'DELAY',
  'UNAUTHORISED',
  'SERVER_ERROR',
  'CODE_F',
  'SUCCESS_FALSE',
  'NO_CHINESE',
  'BROKEN_JSON',
  'DROPPED',
  'COMMIT_THEN_DROP'
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  kind: FaultKind
  /** For DELAY. */
  delayMs: number
}

/** Where the server asks before it answers; absent in production. */
export interface FaultPort {
  /** The fault due for this endpoint (`METHOD /path`), using it up once. */
  take(endpoint: string): Promise<Fault | undefined>
}
