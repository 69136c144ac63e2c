/** A settlement's calls. Quiet: the screen says what happened beside what it is about. */
import type { DataOf, Settlement } from '@contract'
import { BusinessError, call, hasIntent, withIntent } from '@/api'

/** A link that names none is answered here: there is nothing to ask for. */
export const readSettlement = (settlementId: string): Promise<Settlement> =>
  settlementId === ''
    ? Promise.reject(new BusinessError('settlement.missing', '', undefined))
    : call('GET /o2cht/v1/order-settlements/query-settlement-detail', { query: { settlementId }, quiet: true })

export const setAddress = (settlementId: string, addressId: string): Promise<Settlement> =>
  call('POST /o2cht/v1/order-settlements/modify-settlement-address', { body: { settlementId, addressId }, quiet: true })

/** Chooses a coupon, or none (null). */
export const chooseCoupon = (settlementId: string, userCouponId: string | null): Promise<Settlement> =>
  call('POST /o2cht/v1/order-settlements/modify-settlement-activities', { body: { settlementId, userCouponId } })

export const saveRemark = (settlementId: string, shopCode: string, remark: string): Promise<unknown> =>
  call('POST /o2cht/v1/order-settlements/modify-settlement-remark', {
    body: { settlementId, shopCode, remark },
    quiet: true
  })

type Submitted = DataOf<'POST /o2cht/v1/order-settlements/submit'>

/** The amount is part of what the shopper means: at another price it is another intent. */
const scopeOf = (settlementId: string, payFen: number): string => `submit:${settlementId}:${payFen}`

/** Submits at the amount the shopper saw. After a time-out a further call goes on with the same key. */
export const submitSettlement = (settlementId: string, expectedPayFen: number): Promise<Submitted> =>
  withIntent(scopeOf(settlementId, expectedPayFen), (idempotencyKey) =>
    call('POST /o2cht/v1/order-settlements/submit', {
      body: { settlementId, expectedPayFen },
      idempotencyKey,
      quiet: true
    })
  )

/** Whether a submit at this amount was sent and never answered, e.g. before a reload. */
export const isSubmitOpen = (settlementId: string, payFen: number): boolean => hasIntent(scopeOf(settlementId, payFen))
