import { withQuery } from '@/lib/query'
import { stores } from '@/stores'

/** Where a share leads: an active partner's carries their code, by which they earn. */
export const sharedPath = (path: string): string => withQuery(path, { partner: stores.session.userInfo?.partnerCode })
