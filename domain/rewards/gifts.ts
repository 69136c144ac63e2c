/** Gifts: which goes along with what is bought, and if none why. They cost nothing and change no amount. Amounts are fen. */

export interface GiftOption {
  skuCode: string
  /** Pieces that the activity can give now. */
  left: number
  /** Pieces of the SKU that are in stock; absent: `left` counts them already. */
  stock?: number
  /** It may not go to where the order goes. */
  barred?: boolean
}

export interface GiftRule<G extends GiftOption = GiftOption> {
  activityCode: string
  shopCode: string
  /** The product it comes with, in any version; absent: with all goods of the shop. */
  spuCode?: string
  /** Goods from this amount on; 0: any piece. */
  overFen: number
  startAt: number
  endAt: number
  /** It does not hold where the order goes. */
  barred?: boolean
  /** One of them is given, of several the first that can be. */
  gifts: readonly G[]
}

/** What is bought, a row each; before coupons, packet and points. */
export interface GiftGoods {
  shopCode: string
  spuCode: string
  goodsFen: number
}

/** NO_GOODS: nothing it comes with is bought. OUT: every gift of it is given away. */
export type GiftObstacle = 'NOT_STARTED' | 'ENDED' | 'REGION' | 'OUT' | 'NO_GOODS' | 'SHORT'

export interface GiftStanding<G extends GiftOption = GiftOption> {
  obstacle?: GiftObstacle
  /** Missing to its amount; 0: nothing, or it asks for none. */
  shortFen: number
  /** Those that can be chosen. */
  open: G[]
  /** One piece of this goes along; absent: it can't, or it is not wanted. */
  gift?: G
}

/** By activity the SKU that is wanted; null: none. What is not named is the first that can be given. */
export type GiftChoice = Readonly<Record<string, string | null>>

interface Around {
  nowMs: number
  choice?: GiftChoice
  /** Pieces of each SKU that the same order takes already. */
  used?: ReadonlyMap<string, number>
}

/** Pieces of an option that can be given. */
export const givable = ({ skuCode, left, stock = left }: GiftOption, used: Around['used'] = new Map()): number =>
  Math.min(left, stock - (used.get(skuCode) ?? 0))

const matches = ({ shopCode, spuCode }: GiftRule, goods: GiftGoods): boolean =>
  goods.shopCode === shopCode && (spuCode === undefined || goods.spuCode === spuCode)

/** What is never reached by buying more comes before what is: nobody fills a basket for a gift that is gone. */
function obstacleOf(rule: GiftRule, { nowMs, used }: Around): GiftObstacle | undefined {
  if (nowMs < rule.startAt) return 'NOT_STARTED'
  if (nowMs >= rule.endAt) return 'ENDED'
  const there = rule.gifts.filter((gift) => givable(gift, used) > 0)
  if (rule.barred || (there.length > 0 && there.every(({ barred }) => barred))) return 'REGION'
  return there.length === 0 ? 'OUT' : undefined
}

/** What an activity does for goods: one piece an order, however many are bought. */
export function giftStanding<G extends GiftOption>(
  rule: GiftRule<G>,
  goods: readonly GiftGoods[],
  around: Around
): GiftStanding<G> {
  const own = goods.filter((row) => matches(rule, row))
  const shortFen = Math.max(
    0,
    own.reduce((restFen, row) => restFen - row.goodsFen, rule.overFen)
  )
  const open = rule.gifts.filter((gift) => !gift.barred && givable(gift, around.used) > 0)
  const reason = shortFen > 0 ? 'SHORT' : own.length === 0 ? 'NO_GOODS' : undefined
  const obstacle = obstacleOf(rule, around) ?? reason
  if (obstacle) return { obstacle, shortFen, open }
  const wish = around.choice?.[rule.activityCode]
  const gift = wish === null ? undefined : (open.find(({ skuCode }) => skuCode === wish) ?? open[0])
  return gift ? { shortFen, open, gift } : { shortFen, open }
}

/** The same for all activities of an order, which share the stock of a SKU: the first that gives it has it. */
export function giftStandings<G extends GiftOption>(
  rules: readonly GiftRule<G>[],
  goods: readonly (GiftGoods & { skuCode: string; quantity: number })[],
  { nowMs, choice = {} }: Omit<Around, 'used'>
): GiftStanding<G>[] {
  const used = new Map<string, number>()
  const take = (skuCode: string, pieces: number) => used.set(skuCode, (used.get(skuCode) ?? 0) + pieces)
  for (const { skuCode, quantity } of goods) take(skuCode, quantity)
  return rules.map((rule) => {
    const standing = giftStanding(rule, goods, { nowMs, choice, used })
    if (standing.gift) take(standing.gift.skuCode, 1)
    return standing
  })
}
