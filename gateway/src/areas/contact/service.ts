import type { ChatConversation, DataOf } from '../../../../contract'
import { openState, type OpenSpan } from '../../../../domain/goods/openingHours'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import type { Visitor } from '../../core/identity/asker'
import { say, type Words } from '../../core/words'
import { openConversation } from '../chat'
import { problemsOf } from '../help'

type Key = 'GET /o2md/v1/pub/contact-ways'

/** When somebody answers the phone. */
const PHONE_HOURS: readonly OpenSpan[] = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 8 * 60, to: 22 * 60 }]

const QUESTIONS = 5

interface Way {
  icon: DataOf<Key>['ways'][number]['icon']
  label: Words
  note: Words
  page: string
}

/** In the order in which they help soonest. */
const WAYS: readonly Way[] = [
  {
    icon: 'headset',
    label: { zh: '在线客服', en: 'Chat with us' },
    note: { zh: '可以发图片、商品和订单', en: 'Send pictures, goods and orders' },
    page: 'pagesC/customer/backpage'
  },
  {
    icon: 'bell',
    label: { zh: '消息与会话', en: 'Messages and chats' },
    note: { zh: '订单、物流和服务的进展', en: 'News of orders, parcels and service' },
    page: 'pagesC/customer/getList'
  },
  {
    icon: 'wrench',
    label: { zh: '品牌服务台', en: 'Service desk' },
    note: { zh: '报修、安装、查服务进度', en: 'Repairs, installation, progress' },
    page: 'pagesC/bbcAfterSales/bbcHome'
  },
  {
    icon: 'store',
    label: { zh: '服务网点', en: 'Service outlets' },
    note: { zh: '看附近哪家开着门', en: 'Which one near you is open' },
    page: 'pagesC/login/loginOffline'
  }
]

/** How far a conversation is, as its row says it. */
function stateOf({ state, place = 1, agentName = '' }: ChatConversation): Words {
  switch (state) {
    case 'QUEUED':
      return { zh: `排队中，第 ${place} 位`, en: `In the queue, number ${place}` }
    case 'LEFT':
      return { zh: '已留言，上班后回复', en: 'Message left; we answer in service hours' }
    case 'WITH_AGENT':
      return { zh: `${agentName}正在接待`, en: `${agentName} is with you` }
    default:
      return { zh: '还没有结束', en: 'Not ended yet' }
  }
}

/** The way back into the conversation that the shopper has open; none for a visitor. */
async function openWay(db: Db, { userId, locale, nowMs }: Visitor): Promise<DataOf<Key>['ways']> {
  const open = userId === undefined ? undefined : await openConversation(db, { userId, locale, nowMs })
  if (open === undefined) return []
  const { name, shopCode, unread } = open
  const state = say(locale, stateOf(open))
  const params = encodeURIComponent(JSON.stringify(shopCode === undefined ? {} : { shopCode }))
  return [
    {
      icon: 'headset',
      label: say(locale, { zh: `继续和${name}的会话`, en: `Go on with ${name}` }),
      note:
        unread === 0 ? state : say(locale, { zh: `${state} · ${unread} 条未读`, en: `${state} · ${unread} unread` }),
      page: `pagesC/customer/backpage?params=${params}`
    }
  ]
}

/** What is asked most, and every way to reach somebody. */
export async function waysToContact({ site }: Pick<Core, 'site'>, db: Db, visitor: Visitor): Promise<DataOf<Key>> {
  const { userId, locale, nowMs } = visitor
  const { servicePhone: number } = site
  const { list } = await problemsOf(db, { size: QUESTIONS }, { userId, locale })
  const { open } = openState(PHONE_HOURS, nowMs)
  const phone = {
    label: say(locale, { zh: '客服热线', en: 'Call service' }),
    note: say(locale, {
      zh: `每天 8:00–22:00 · ${open ? '现在可以接听' : '休息中，可留言'}`,
      en: `Daily 8:00–22:00 · ${open ? 'answering now' : 'closed now'}`
    })
  }
  return {
    ...(typeof number === 'string' && number !== '' ? { phone: { number, ...phone } } : {}),
    ways: [
      ...(await openWay(db, visitor)),
      ...WAYS.map(({ icon, label, note, page }) => ({ icon, label: say(locale, label), note: say(locale, note), page }))
    ],
    questionsTitle: say(locale, { zh: '大家常问', en: 'Common questions' }),
    allQuestions: say(locale, { zh: '全部问题', en: 'All questions' }),
    questions: list.map(({ problemCode, title }) => ({ problemCode, title }))
  }
}
