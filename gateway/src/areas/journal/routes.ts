import type { DataOf } from '../../../../contract'
import { laterClick } from '../../../../domain/partner/commission'
import type { Area, Call } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import { partnerByCode, partnerOf } from '../partner'
import * as account from './account'
import { askBank, forgetCodes } from './asking'
import { addCard } from './cards'
import { lapseLeft } from './lapsing'
import { rateFor, thawCommissions } from './ledger'
import { journalSchema } from './schema'
import { keepClick } from './store'
import * as withdrawals from './withdrawals'

/** Keeps the click of a link, where it is one of a partner and its days are not over. */
async function click({ db, body, clock, ...call }: Call<'POST /o2cum/v1/partner/click'>): Promise<{ kept: boolean }> {
  const { partnerCode, clickedAt } = body
  const fresh = laterClick({ code: partnerCode, at: clickedAt }, undefined, clock.now())
  const partner = fresh && (await partnerByCode(db, partnerCode))
  if (!partner) return { kept: false }
  await keepClick(db, { user_id: call.shopper(), partner_code: partnerCode, at: new Date(clickedAt) })
  return { kept: true }
}

/** What the shares of somebody carry who earns by them now. */
async function sharing(call: Call<'GET /o2cum/v1/partner/sharing'>): Promise<DataOf<'GET /o2cum/v1/partner/sharing'>> {
  const partner = await partnerOf(call.db, call.shopper())
  if (!partner?.earns) return { partnerCode: null, basisPoints: 0 }
  const { spuCode } = call.query
  return {
    partnerCode: partner.partnerCode,
    basisPoints: spuCode === undefined ? 0 : await rateFor(call.db, spuCode)
  }
}

/** What partners earn: clicks, commissions, and their way to the bank. */
export const journalArea: Area = {
  name: 'journal',
  schema: journalSchema,
  routes: {
    'GET /o2cum/v1/partner/account': (call) => account.accountShown(call.db, askerOf(call), call.query),
    'GET /o2cum/v1/partner/account-details': (call) => account.entriesShown(call.db, askerOf(call), call.query),
    'GET /o2ord-b2c/v1/glz-partner-orders': (call) => account.ordersShown(call.db, askerOf(call), call.query),
    'GET /o2cum/v1/partner/sharing': sharing,
    'POST /o2cum/v1/partner/click': click,
    'GET /o2cum/v1/partner/withdraw': (call) => withdrawals.offer(call.db, call.shopper(), call.clock.now()),
    'POST /o2cum/v1/partner/card': addCard,
    'POST /o2cum/v1/partner/withdraw-code': withdrawals.sendCode,
    'POST /o2cum/v1/partner/withdraw': withdrawals.withdraw,
    'GET /o2cum/v1/partner/withdraws': (call) => withdrawals.pageOf(call.db, call.shopper(), call.query, call.locale),
    'POST /o2cum/v1/partner/cancel-withdraw': (call) =>
      withdrawals.cancel(call.db, call.shopper(), call.body.withdrawalId, {
        now: call.clock.date(),
        locale: call.locale
      })
  },
  sweep: async (core) => {
    await thawCommissions(core)
    await askBank(core)
    await lapseLeft(core)
    await forgetCodes(core)
  }
}
