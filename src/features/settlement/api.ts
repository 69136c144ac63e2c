/** A settlement's calls. Quiet: the screen says what happened beside what it is about. */
import type { BodyOf, DataOf, Settlement } from '@contract'
import { hasIntent, withIntent, type Query } from '@/api'
import { tellClick } from '@/features/launch'
import { call, useQuery } from './calls'

/** What a screen shows of it; for a link that names none there is nothing to ask for. */
export const useSettlementDetail = (settlementId: string): Query<Settlement> =>
  useQuery('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId },
    when: settlementId !== '',
    anew: true
  })

export const readSettlement = (settlementId: string): Promise<Settlement> =>
  call('GET /o2cht/v1/order-settlements/query-settlement-detail', { query: { settlementId }, quiet: true })

export const setAddress = (settlementId: string, addressId: string): Promise<Settlement> =>
  call('POST /o2cht/v1/order-settlements/modify-settlement-address', { body: { settlementId, addressId }, quiet: true })

/** What is chosen of rewards; what is not named stays as it is. */
export type RewardWish = Omit<BodyOf<'POST /o2cht/v1/order-settlements/modify-settlement-activities'>, 'settlementId'>

export const chooseRewards = (settlementId: string, wish: RewardWish): Promise<Settlement> =>
  call('POST /o2cht/v1/order-settlements/modify-settlement-activities', { body: { settlementId, ...wish } })

/** Null: nothing is wanted of it. */
export const chooseGift = (settlementId: string, activityCode: string, skuCode: string | null): Promise<Settlement> =>
  call('POST /o2cht/v1/order-settlements/modify-activities', { body: { settlementId, activityCode, skuCode } })

/** Null: messages go to the account's own number again. */
export const setNoticePhone = (settlementId: string, phone: string | null): Promise<Settlement> =>
  call('POST /o2cht/v1/order-settlements/modify-notification-mobile-number', { body: { settlementId, phone } })

export const saveRemark = (settlementId: string, shopCode: string, remark: string): Promise<unknown> =>
  call('POST /o2cht/v1/order-settlements/modify-settlement-remark', {
    body: { settlementId, shopCode, remark },
    quiet: true
  })

type Submitted = DataOf<'POST /o2cht/v1/order-settlements/submit'>

/** What the shopper saw and agrees to, fen. */
type Seen = Pick<Settlement, 'settlementId' | 'payFen' | 'digest'>

/** The amounts are part of what the shopper means: at other prices it is another intent. */
const scopeOf = ({ settlementId, payFen, digest }: Seen): string => `submit:${settlementId}:${payFen}:${digest}`

/** Submits at the amounts the shopper saw. After a time-out a further call goes on with the same key. */
export async function submitSettlement(view: Seen): Promise<Submitted> {
  // the call also decides who the order counts for: a click without an answer yet is sent before
  await tellClick()
  return withIntent(scopeOf(view), (idempotencyKey) =>
    call('POST /o2cht/v1/order-settlements/submit', {
      body: { settlementId: view.settlementId, expectedPayFen: view.payFen, expectedDigest: view.digest },
      idempotencyKey,
      quiet: true
    })
  )
}

/** Whether a submit at these amounts was sent and never answered, e.g. before a reload. */
export const isSubmitOpen = (view: Seen): boolean => hasIntent(scopeOf(view))
