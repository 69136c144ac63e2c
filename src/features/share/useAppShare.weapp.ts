import type { AppShare } from './shareWaysTypes'

/** No app is around a mini-program. */
export const useAppShare = (_share: AppShare): boolean => false
