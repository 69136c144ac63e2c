import { mostFen } from '../../../../domain/rewards/riddle'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { tellOfRiddle } from '../message'
import { keepWait, tellEach } from '../moment'
import { nextDay, round, turnAt, type Round, type Shopper } from './service'
import { reminders, takeDue } from './storeReminder'

/** Keeps that a shopper wants to hear of the next riddle, or forgets it. Run it in a transaction. */
export async function remind(db: Db, shopper: Shopper, reminded: boolean): Promise<Round> {
  const { userId, nowMs } = shopper
  const day = nextDay(nowMs)
  if (reminded) await keepWait(db, reminders, userId, day, new Date(nowMs))
  else await reminders.unset(db, userId, [day])
  return round(db, shopper)
}

/**
 * Tells those who wait that their riddle is there, one transaction each. Each reminder is gone with it, and nothing is told
 * of a riddle that is over by then.
 */
export const tellOfRiddles = (core: Core): Promise<void> =>
  tellEach(
    core,
    (tx, now) => takeDue(tx, turnAt(now.getTime()).day),
    async (tx, due, now) => {
      const { day, endAt } = turnAt(now.getTime())
      if (due.day === day) await tellOfRiddle(tx, due.user_id, { mostFen: mostFen(), endAt }, now)
    }
  )
