import type { UserMessage } from '@contract'

/** No app is around a mini-program. */
export const useProvided = (_rows: readonly UserMessage[]): void => undefined
