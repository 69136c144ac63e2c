import { POINTS_TOLD_DAYS } from '../../../../domain/rewards/points'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { tellOfEndings } from '../message'
import { lots } from './ledger'
import { takeEnding } from './storeRemind'

/** Tells shoppers of points that end within days, once for each end, and by a message as far as they allowed it. */
export const remindOfEnding = (core: Core): Promise<void> =>
  tellOfEndings(core, async (tx, now) => {
    // a shopper who has spent them gets no notice; goes on with the next
    for (;;) {
      const end = await takeEnding(tx, now, POINTS_TOLD_DAYS * DAY_MS)
      if (!end) return undefined
      const endAt = end.ends_at.getTime()
      const lot = (await lots(tx, end.user_id)).find(({ endsAt }) => endsAt === endAt)
      if (lot) return { userId: end.user_id, ending: { kind: 'POINTS', points: lot.points, endAt } }
    }
  })
