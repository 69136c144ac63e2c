/** A visit as the shopper sees it. */
import type { Visit } from '../../../../contract'
import { canChangeVisit, visitSpan, visitState, type VisitSlot } from '../../../../domain/aftersale/visit'
import type { Asker } from '../../core/identity/asker'
import { say } from '../../core/words'
import type { VisitRecord } from './storeVisits'

export const slotOf = ({ day, slot }: Pick<VisitRecord, 'day' | 'slot'>): VisitSlot => ({ day, window: slot })

/** `visit` undefined: none was booked. `arrived`: what is installed is there. */
export function toVisit(visit: VisitRecord | undefined, arrived: boolean, { locale, nowMs }: Asker): Visit {
  const span = visit && visitSpan(slotOf(visit))
  const time = { nowMs, arrived }
  const state = visitState(span, time)
  const open = canChangeVisit(span, time)
  if (!visit || !span || state === 'TO_BOOK') return { state, open }
  const { name, phone } = visit.installer
  return {
    state,
    window: span,
    ...(state === 'DONE' ? {} : { installer: { name: say(locale, name), phone } }),
    open
  }
}
