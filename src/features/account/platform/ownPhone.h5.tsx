import type { ReactNode } from 'react'

/** A browser knows nobody's number. */
export const ownPhone = (onPhone: (phone: string) => void): ReactNode => {
  void onPhone
  return undefined
}
