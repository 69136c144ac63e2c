/** How the shopper stands to shops: asked once a list, changed at once, said again by each reply. */
import type { DataOf } from '@contract'
import { observable, runInAction } from 'mobx'
import { GatewayError, useReads } from '@/api'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { roundMoney } from '@/stores/money'
import { shopWords } from '../messages'
import { call } from './calls'
import { lastWishes } from '@/lib/lastWishes'

export type Standing = DataOf<'POST /o2wl/v1/favorite/shop/decide-exist'>['list'][number]

/** By shopper and shop: another shopper of this device stands otherwise. */
const standings = observable.map<string, Standing>()
/** What the gateway said last, without wishes that are under way. */
const answers = new Map<string, Standing>()

const keyOf = (shopCode: string): string => `${stores.session.userId ?? ''} ${shopCode}`

/** How the shopper stands to a shop; undefined: that is not known, or nobody is logged in. Read it in an `observer`. */
export const standingOf = (shopCode: string): Standing | undefined =>
  stores.session.loggedIn ? standings.get(keyOf(shopCode)) : undefined

function learn(list: readonly Standing[]): void {
  const mine = keyOf('')
  runInAction(() => {
    // nothing stays of the shopper who was here before
    for (const key of [...standings.keys()]) if (!key.startsWith(mine)) standings.delete(key)
    for (const standing of list) {
      answers.set(keyOf(standing.shopCode), standing)
      if (!wishes.runs(standing.shopCode)) standings.set(keyOf(standing.shopCode), standing)
    }
  })
}

/** Asks how the shopper stands to up to a hundred shops, at once. Read it in an `observer`. */
export function useStandings(shopCodes: readonly string[]): void {
  useReads(
    'GET /o2wl/v1/favorite/shop',
    shopCodes,
    async () => {
      const body = { shopCodes: shopCodes.slice(0, 100) }
      const { list } = await call('POST /o2wl/v1/favorite/shop/decide-exist', { body, quiet: true })
      learn(list)
      return list
    },
    { when: stores.session.loggedIn && shopCodes.length > 0 }
  )
}

const send = async (shopCode: string, favorite: boolean): Promise<boolean> => {
  const key = keyOf(shopCode)
  try {
    const reply = await call('POST /o2wl/v1/favorite/shop/save-all', { body: { shopCodes: [shopCode], favorite } })
    if (key !== keyOf(shopCode)) return false
    for (const standing of reply.list) answers.set(key, standing)
    const [coupon] = reply.coupons
    if (coupon) toast(shopWords('followedWithCoupon', { amount: roundMoney(coupon.amountFen) }))
    return true
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    return false
  }
}

const wishes = lastWishes(send)

/** Shows a wish at once and has it done; what could not be done shows as it was. True when it stands. */
export async function follow(shopCode: string, isWished: boolean, count = 0): Promise<boolean> {
  const key = keyOf(shopCode)
  const standing = standings.get(key) ?? { shopCode, followed: !isWished, given: false, followerCount: count }
  if (!answers.has(key)) answers.set(key, standing)
  const more = isWished === standing.followed ? 0 : isWished ? 1 : -1
  runInAction(() =>
    standings.set(key, { ...standing, followed: isWished, followerCount: Math.max(0, standing.followerCount + more) })
  )
  const isDone = await wishes.wish(shopCode, isWished)
  const truth = answers.get(key)
  if (truth) runInAction(() => standings.set(key, truth))
  return isDone
}
