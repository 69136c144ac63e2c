/** A visit as the shopper sees it. */
import type { Visit } from '../../../../contract'
import { canChangeVisit, visitSpan, visitState, type VisitSlot } from '../../../../domain/visit'
import { say } from '../../core/words'
import type { Shopper } from '../cart'
import type { VisitRecord } from './storeVisits'

export const slotOf = ({ day, slot }: Pick<VisitRecord, 'day' | 'slot'>): VisitSlot => ({ day, window: slot })

/** `visit` undefined: none was booked. */
export function toVisit(visit: VisitRecord | undefined, { locale, nowMs }: Shopper): Visit {
  const span = visit && visitSpan(slotOf(visit))
  const state = visitState(span, nowMs)
  if (!visit || !span) return { state, open: true }
  const { name, phone } = visit.installer
  return {
    state,
    window: span,
    ...(state === 'DONE' ? {} : { installer: { name: say(locale, name), phone } }),
    open: canChangeVisit(span, nowMs)
  }
}
