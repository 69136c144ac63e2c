/** Who calls, for the rules of an area: in which language, when by the shop's clock, and as which shopper. */
import type { Clock } from '../clock'
import type { Locale } from '../words'

/** In which language something is read, and when: epoch ms of the shop's clock. */
export interface Reader {
  locale: Locale
  nowMs: number
}

/** A reader who may be logged in. */
export interface Visitor extends Reader {
  userId?: string | undefined
}

/** A shopper who is logged in. */
export interface Asker extends Reader {
  userId: string
}

interface Calling {
  locale: Locale
  clock: Pick<Clock, 'now'>
}

export const readerOf = ({ locale, clock }: Calling): Reader => ({ locale, nowMs: clock.now() })

export const visitorOf = (call: Calling & { userId: string | undefined }): Visitor => ({
  ...readerOf(call),
  userId: call.userId
})

/** Refused (401) where nobody is logged in. */
export const askerOf = (call: Calling & { shopper(): string }): Asker => ({ ...readerOf(call), userId: call.shopper() })
