/** How the chat is shown; pure. */
import type { ChatMessage, ChatState } from '@contract'
import { currentLocale } from '@/i18n'
import { formatClock, formatDay, formatMinute, shopMidnight } from '@/lib/dates'
import { chatWords as t } from './messages'

/** The name of a conversation's draft and unsent messages on the device; without a shop the brand's. */
export const draftName = (shopCode: string | undefined): string => `chat-${shopCode ?? ''}`

/** «8 秒», «2 分钟» */
export const waitWords = (seconds: number): string =>
  seconds < 60
    ? t('seconds', { count: Math.max(1, Math.round(seconds)) })
    : t('minutes', { count: Math.round(seconds / 60) })

/** When, as a list says it: a clock today, a day before. */
export const listTime = (time: number, nowMs: number, locale: 'zh-CN' | 'en-US'): string =>
  time >= shopMidnight(nowMs) ? formatClock(time) : formatDay(time, locale, nowMs)

/** When, as it stands over messages. */
export const talkTime = (time: number, nowMs: number): string =>
  time >= shopMidnight(nowMs) ? formatClock(time) : formatMinute(time, currentLocale(), nowMs)

/** Messages further apart have their time over them, ms. */
const QUIET_MS = 5 * 60_000
/** Whether the time stands over a message. */
export const hasTime = (message: { at: number }, before: { at: number } | undefined): boolean =>
  before === undefined || message.at - before.at > QUIET_MS || shopMidnight(message.at) !== shopMidnight(before.at)

/** Whether the shopper may take back what they said; the gateway says until when. */
export const mayTakeBack = ({ takeBackUntil }: ChatMessage, nowMs: number): boolean =>
  takeBackUntil !== undefined && takeBackUntil > nowMs

/** A message in one line. */
export function inShort({ kind, text, product, order, case: caseCard }: ChatMessage): string {
  switch (kind) {
    case 'TAKEN_BACK':
      return t('takenBack')
    case 'PICTURES':
      return t('pictures')
    case 'PRODUCT':
      return t('product', { title: product?.title ?? '' })
    case 'ORDER':
      return t('order', { title: order?.title ?? '' })
    case 'CASE':
      return t('case', { title: caseCard?.title ?? '' })
    default:
      return text.replace(/\s+/g, ' ')
  }
}

const states: readonly ChatState[] = ['ROBOT', 'QUEUED', 'LEFT', 'WITH_AGENT', 'ENDED']
/** A state that a newer gateway knows counts as the robot's. */
export const stateOf = (state: string): ChatState => states.find((candidate) => candidate === state) ?? 'ROBOT'
