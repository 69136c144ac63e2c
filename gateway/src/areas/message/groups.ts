/** Group buys, as their members hear of what others do. */
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { noteOfOrder, pageOf } from './inbox'

/** FULL: the last one has paid. LEAD: who led it has left, and it is this member's. */
export type GroupNews = { kind: 'FULL'; size: number } | { kind: 'LEAD'; missing: number }

const TITLES: Readonly<Record<GroupNews['kind'], Words>> = {
  FULL: { zh: '拼团成功', en: 'Your group is full' },
  LEAD: { zh: '你成了团长', en: 'You lead the group now' }
}

const bodyOf = (news: GroupNews): Words =>
  news.kind === 'FULL'
    ? { zh: `${news.size} 人到齐了，商家会尽快发货`, en: `All ${news.size} are in; the shop will ship it soon` }
    : {
        zh: `团长退出了，再来 ${news.missing} 人就成团`,
        en: `Its leader has left. ${news.missing} more and the group is full`
      }

/** Tells a member of a group what others brought about, each once an order; in the caller's transaction. */
export function tellOfGroup(
  db: Db,
  seat: { userId: string; orderCode: string; groupCode: string },
  news: GroupNews,
  now: Date
): Promise<void> {
  const { userId, orderCode, groupCode } = seat
  const page = pageOf('pagesB/myJoin/joinDetail', { groupCode })
  const leads = { page, target: 'GROUP' as const, event: `group:${orderCode}:${news.kind}` }
  const message = { ...leads, kind: 'ORDER' as const, title: TITLES[news.kind], body: bodyOf(news) }
  return noteOfOrder(db, userId, orderCode, message, now)
}
