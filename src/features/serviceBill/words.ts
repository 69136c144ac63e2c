/** What a bill is called and says of itself. */
import type { ServiceBill } from '@contract'
import { BILL_STATES } from '@domain/aftersale/serviceBill'
import { shownMoney } from '@/stores/money'
import { shownDay, shownWindow } from '@/stores/times'
import { billWords as t } from './messages'

export { shownMoney as yuan }

/** Works and states that this app knows; others have no words of their own. */
const works = ['REPAIR', 'INSTALL', 'CLEAN'] as const
export const workWords = (work: string): string => t(works.find((candidate) => candidate === work) ?? 'REPAIR')

export const stateWords = (state: string): string =>
  t(BILL_STATES.find((candidate) => candidate === state) ?? 'SUBMITTED')

export const applianceWords = ({ name, model }: ServiceBill['appliance']): string => `${name} ${model}`.trim()

/** Where a bill stands, in one sentence. */
export function sayBill({ state, window, quote, tracks, createdAt }: ServiceBill): string {
  switch (state) {
    case 'ON_THE_WAY':
      return t('sayWay')
    case 'WORKING':
      return t('sayWork')
    case 'WAIT_CONFIRM':
      return t('sayConfirm', { amount: shownMoney(quote?.totalFen ?? 0) })
    case 'DONE':
      return t('sayDone', { day: shownDay(tracks[0]?.at ?? createdAt) })
    case 'UNREPAIRABLE':
      return t('sayUnrepairable')
    case 'CANCELLED':
      return t('sayCancelled')
    default:
      return window ? t('comes', { time: shownWindow(window) }) : stateWords(state)
  }
}

/** The tint of a state's mark. */
export const stateTag = (state: string): 'brand' | 'warm' | 'ok' | 'plain' =>
  state === 'WAIT_CONFIRM' ? 'warm' : state === 'DONE' ? 'ok' : isOver(state) ? 'plain' : 'brand'

/** Nothing follows. */
export const isOver = (state: string): boolean => ['DONE', 'UNREPAIRABLE', 'CANCELLED'].includes(state)

/** Why something costs nothing. */
export const freeWords = (free: string): string => t(free === 'AGAIN' ? 'AGAIN' : 'WARRANTY')
