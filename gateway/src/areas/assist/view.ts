import type { Assist as AssistView, AssistActivity, SkuRow } from '../../../../contract'
import {
  assistState,
  canUse,
  endsAt,
  helpProblem,
  isAlive,
  stepReached,
  useBefore,
  type Assist
} from '../../../../domain/activity/assist'
import { maskedName } from '../../../../domain/written'
import type { Visitor } from '../../core/identity/asker'
import { phaseOf } from '../inventory'
import { say, type Locale, type Words } from '../../core/words'
import type { ActivityRecord, AssistRecord, HelpRecord } from './store'

/** The activity, its SKU as it is sold alone, and the reader. */
export interface Shown {
  activity: ActivityRecord
  sku: SkuRow
  reader: Visitor
}

/** What the reader has helped so far; nobody's without a login. */
export interface Helping {
  today: number
  helped: ReadonlySet<string>
}

export const asAssist = (assist: AssistRecord, { steps }: Pick<ActivityRecord, 'steps'>): Assist => ({
  steps,
  startedAt: assist.started_at.getTime(),
  helped: assist.helped,
  used: assist.order_code !== null
})

const goodsOf = ({ activity, sku }: Shown) => ({
  activityCode: activity.activity_code,
  skuCode: sku.skuCode,
  spuCode: sku.spuCode,
  title: sku.title,
  picture: sku.picture,
  specs: sku.specs,
  soloFen: sku.priceFen,
  steps: activity.steps
})

export function toActivity(view: Shown, assistCode?: string): AssistActivity {
  const { activity, sku, reader } = view
  const isGone = activity.given_back || sku.unsellable === 'DELISTED'
  return {
    ...goodsOf(view),
    startAt: activity.start_at.getTime(),
    endAt: activity.end_at.getTime(),
    state: phaseOf(activity, reader.nowMs),
    left: isGone ? 0 : Math.max(0, activity.allotment - activity.taken),
    ...(assistCode === undefined ? {} : { assistCode })
  }
}

/** Whether the reader can start one: the piece of one that is over is the next one's, and each is bought once. */
export function canStart({ activity, sku, reader }: Shown, keeps: AssistRecord | undefined): boolean {
  if (sku.unsellable === 'DELISTED') return false
  if (keeps === undefined) return activity.taken < activity.allotment
  return keeps.order_code === null && !isAlive(asAssist(keeps, activity), reader.nowMs)
}

const maskOf = (name: Words | null, locale: Locale): string => maskedName(name === null ? '' : say(locale, name))

export function toAssist(
  record: AssistRecord,
  helps: readonly HelpRecord[],
  view: Shown,
  helping: Helping & { starts: boolean }
): AssistView {
  const { activity, sku, reader } = view
  const { userId, locale, nowMs } = reader
  const assist = asAssist(record, activity)
  const own = record.user_id === userId
  const step = stepReached(assist)
  const obstacle = helpProblem(
    assist,
    { own, helpedThem: helping.helped.has(record.user_id), today: helping.today },
    nowMs
  )
  return {
    assistCode: record.assist_code,
    ...goodsOf(view),
    state: assistState(assist, nowMs),
    owner: maskOf(record.nick_name, locale),
    own,
    helped: record.helped,
    ...(step === undefined ? {} : { priceFen: step.priceFen }),
    startedAt: assist.startedAt,
    endsAt: endsAt(assist),
    useBefore: useBefore(assist),
    helpers: helps
      .filter((help) => help.assist_code === record.assist_code)
      .map((help) => ({ name: maskOf(help.name, locale), at: help.at.getTime(), own: help.user_id === userId })),
    activityState: helping.starts ? phaseOf(activity, nowMs) : 'OVER',
    ...(obstacle === undefined ? {} : { obstacle }),
    usable: canUse(assist, nowMs) && sku.unsellable !== 'DELISTED',
    ...(own && record.order_code !== null ? { orderCode: record.order_code } : {})
  }
}
