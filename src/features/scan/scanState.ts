/** none: opened without a code · waiting: it is being read, or leads elsewhere · here: it means this page, with this address. */
export type ScanState = { status: 'none' | 'waiting' } | { status: 'here'; target: string }
