import type { DataOf, QueryOf, UserRedPacket } from '../../../../contract'
import { moment } from '../../../../domain/day'
import { packetUse, type PacketRule, type PacketShop } from '../../../../domain/rewards/redPacket'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { heldBalances, transfer } from '../../core/database/ledger'
import { notFound, refusal } from '../../core/errors'
import type { Asker, Visitor } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { customerOrLogin, lockCustomer, markPacketReceived } from '../customer'
import * as store from './store'
import { grantAll, lockEnded, ownOf, setOpen, type Grant } from './storeLedger'

const packetMissing = () => notFound('packet.missing', '红包不存在', 'We can’t find that red packet')

/** A stored packet as the rule the domain knows. */
export const ruleOf = (packet: store.PacketRecord): PacketRule => ({
  balanceFen: packet.balance_fen,
  thresholdFen: packet.threshold_fen,
  shopCode: packet.shop_code,
  startAt: packet.start_at.getTime(),
  endAt: packet.end_at.getTime(),
  setAside: packet.set_aside
})

const shopNameOf = (name: store.PacketRecord['shop_name'], locale: Locale) =>
  name === null ? {} : { shopName: say(locale, name) }

/** Returns a packet as its owner sees it. */
export const toPacket = (packet: store.PacketRecord, locale: Locale): UserRedPacket => ({
  userPacketId: packet.user_packet_id,
  kind: packet.kind,
  name: say(locale, packet.name),
  faceFen: packet.face_fen,
  state: packet.state,
  ...shopNameOf(packet.shop_name, locale),
  ...ruleOf(packet)
})

/** The packets that a shopper could use now or soon, set aside or not: what a settlement chooses from. */
export const usablePackets = (db: Db, userId: string, now: Date): Promise<store.PacketRecord[]> =>
  store.livePackets(db, userId, now)

/** Gives one packet; undefined: the shopper was given one for this before. In a transaction. */
export async function grant(tx: Db, wish: Grant): Promise<string | undefined> {
  const [id] = await grantAll(tx, [wish])
  return id
}

const sum = (rows: readonly store.PacketCount[], field: 'count' | 'balance_fen'): number =>
  rows.reduce((total, row) => total + row[field], 0)

export async function list(
  db: Db,
  shopper: Asker,
  query: QueryOf<'GET /o2mkt-b2c/v1/red-packet/list'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/red-packet/list'>> {
  const { state = 'USABLE', shopCode, page = 1, size = 10 } = query
  const counts = await store.packetCounts(db, shopper.userId, new Date(shopper.nowMs))
  const countOf = (wanted: typeof state) =>
    sum(
      counts.filter((row) => row.state === wanted),
      'count'
    )
  const ofState = counts.filter((row) => row.state === state)
  const shown = shopCode === undefined ? ofState : ofState.filter((row) => row.shop_code === shopCode)
  const rows = await store.packetPage(db, shopper.userId, new Date(shopper.nowMs), { state, shopCode }, { page, size })
  return {
    list: rows.map((row) => toPacket(row, shopper.locale)),
    total: sum(shown, 'count'),
    page,
    size,
    usableFen: sum(
      counts.filter((row) => row.state === 'USABLE'),
      'balance_fen'
    ),
    counts: {
      USABLE: countOf('USABLE'),
      UPCOMING: countOf('UPCOMING'),
      SPENT: countOf('SPENT'),
      EXPIRED: countOf('EXPIRED')
    },
    shops: ofState.map((row) => ({
      shopCode: row.shop_code,
      ...shopNameOf(row.shop_name, shopper.locale),
      count: row.count
    }))
  }
}

async function packetOrMissing(db: Db, shopper: Asker, userPacketId: string): Promise<store.PacketRecord> {
  const found = await store.packetOf(db, shopper.userId, new Date(shopper.nowMs), userPacketId)
  if (found === undefined) throw packetMissing()
  return found
}

/** Returns a packet of the shopper's; refused (404) where it is none of theirs. */
export const detail = async (db: Db, shopper: Asker, userPacketId: string): Promise<UserRedPacket> =>
  toPacket(await packetOrMissing(db, shopper, userPacketId), shopper.locale)

export async function detailAndRecord(
  db: Db,
  shopper: Asker,
  userPacketId: string
): Promise<DataOf<'GET /o2mkt-b2c/v1/red-packet/detail-and-record'>> {
  const packet = await detail(db, shopper, userPacketId)
  const entries = await store.entriesOf(db, userPacketId)
  return {
    packet,
    records: entries.map((entry) => ({
      kind: entry.kind,
      amountFen: entry.amount_fen,
      balanceFen: entry.balance_fen,
      at: entry.at.getTime(),
      ...(entry.order_code === null ? {} : { orderCode: entry.order_code }),
      ...(entry.title === null ? {} : { title: say(shopper.locale, entry.title) })
    }))
  }
}

/** Keeps a packet for later, or lets settlements use it again. */
export async function setAside(db: Db, shopper: Asker, userPacketId: string, aside: boolean): Promise<UserRedPacket> {
  if (!(await store.setAside(db, shopper.userId, userPacketId, aside))) throw packetMissing()
  return detail(db, shopper, userPacketId)
}

interface Purchase {
  shopCode?: string | undefined
  goodsFen?: number | undefined
}

/** What a packet would do for a purchase; without one, for any that is large enough. */
function useFor(packet: store.PacketRecord, purchase: Purchase, nowMs: number) {
  const goodsFen = purchase.goodsFen ?? Math.max(packet.threshold_fen, packet.balance_fen)
  const shopCode = purchase.shopCode ?? packet.shop_code ?? ''
  const shop: PacketShop = { shopCode, goodsFen, takeableFen: goodsFen }
  return packetUse(ruleOf(packet), [shop], nowMs)
}

export async function available(
  db: Db,
  shopper: Asker,
  purchase: Purchase
): Promise<DataOf<'GET /o2mkt-b2c/v1/red-packet/available'>> {
  const packets = await usablePackets(db, shopper.userId, new Date(shopper.nowMs))
  const uses = packets.map((packet) => ({ packet, use: useFor(packet, purchase, shopper.nowMs) }))
  return {
    list: uses
      .filter(({ use }) => use.usable)
      .sort((a, b) => b.use.useFen - a.use.useFen)
      .map(({ packet }) => toPacket(packet, shopper.locale))
  }
}

export async function unavailable(
  db: Db,
  shopper: Asker,
  query: QueryOf<'GET /o2mkt-b2c/v1/red-packet/page-unavailable'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/red-packet/page-unavailable'>> {
  const { page = 1, size = 10, ...purchase } = query
  const packets = await usablePackets(db, shopper.userId, new Date(shopper.nowMs))
  const refused = packets.flatMap((packet) => {
    const { refusal: reason, shortFen } = useFor(packet, purchase, shopper.nowMs)
    return reason === undefined ? [] : [{ ...toPacket(packet, shopper.locale), reason, shortFen }]
  })
  return { list: refused.slice((page - 1) * size, page * size), total: refused.length, page, size }
}

export async function availableByShop(
  db: Db,
  shopper: Asker
): Promise<DataOf<'GET /o2mkt-b2c/v1/red-packet/available-by-shop'>> {
  const { list: packets } = await available(db, shopper, {})
  const shops = new Map<string | null, UserRedPacket[]>([[null, []]])
  for (const packet of packets) shops.set(packet.shopCode, [...(shops.get(packet.shopCode) ?? []), packet])
  return {
    list: [...shops].flatMap(([shopCode, own]) => {
      const [first] = own
      if (first === undefined) return []
      const name = first.shopName === undefined ? {} : { shopName: first.shopName }
      return [
        { shopCode, ...name, balanceFen: own.reduce((total, packet) => total + packet.balanceFen, 0), packets: own }
      ]
    })
  }
}

/** Whether the welcome is for a shopper: a new customer, or anybody while the home-show flag is set (spec 4.2). */
async function isWelcome(db: Db, userId: string, homeShow: boolean): Promise<boolean> {
  if (homeShow) return true
  const customer = await customerOrLogin(db, userId)
  return customer.first_order_flag === 1 && customer.receive_packet_flag === 0
}

/** The welcome; an empty code says that there is none for this caller. */
export async function welcome(
  db: Db,
  { userId, nowMs, homeShow }: Visitor & { homeShow: boolean }
): Promise<DataOf<'GET /o2mkt-b2c/v1/pub/red-packet/new-customer'>> {
  const offer = (await store.runningOffers(db, 'NEW_CUSTOMER', new Date(nowMs))).find(
    (candidate) => candidate.left_over > 0
  )
  if (offer === undefined) return { redPacketCode: '' }
  if (userId !== undefined) {
    const had = (await store.grantKeysOf(db, userId)).has(offer.red_packet_code)
    if (had || !(await isWelcome(db, userId, homeShow))) return { redPacketCode: '' }
  }
  return {
    redPacketCode: offer.red_packet_code,
    amountFen: offer.amount_fen,
    thresholdFen: offer.threshold_fen,
    validDays: offer.valid_days
  }
}

/** Packets of shops on offer, those of followed shops first. */
export async function shopOffers(
  db: Db,
  { userId, locale, nowMs }: Visitor
): Promise<DataOf<'GET /o2mkt-b2c/v1/pub/red-packet/list-of-focus-shop'>> {
  const offers = await store.runningOffers(db, 'SHOP', new Date(nowMs))
  const had = userId === undefined ? new Set<string>() : await store.grantKeysOf(db, userId)
  const followed = userId === undefined ? new Set<string>() : await store.followedShops(db, userId)
  const shown = offers.map((offer) => ({
    redPacketCode: offer.red_packet_code,
    kind: offer.kind,
    name: say(locale, offer.name),
    amountFen: offer.amount_fen,
    thresholdFen: offer.threshold_fen,
    shopCode: offer.shop_code,
    ...shopNameOf(offer.shop_name, locale),
    validDays: offer.valid_days,
    state: stateOf(had.has(offer.red_packet_code), offer.left_over),
    followed: offer.shop_code !== null && followed.has(offer.shop_code)
  }))
  return { list: shown.sort((a, b) => Number(b.followed) - Number(a.followed)) }
}
const stateOf = (had: boolean, leftOver: number) => {
  if (had) return 'RECEIVED' as const
  return leftOver > 0 ? ('AVAILABLE' as const) : ('SOLD_OUT' as const)
}

/** Takes a packet on offer, once. Run it in a transaction: who has had it must not use one up. */
export async function receive(
  db: Db,
  shopper: Asker & { homeShow: boolean },
  redPacketCode: string
): Promise<UserRedPacket> {
  const { userId, nowMs } = shopper
  const now = new Date(nowMs)
  const offer = await store.offerOf(db, redPacketCode)
  if (offer === undefined || offer.kind === 'RIDDLE' || offer.start_at > now) throw packetMissing()
  if (offer.end_at <= now) throw refusal('packet.ended', '红包已下架', 'This red packet has ended')
  if (offer.kind === 'NEW_CUSTOMER') {
    await lockCustomer(db, userId)
    if (!(await isWelcome(db, userId, shopper.homeShow)) && !(await store.grantKeysOf(db, userId)).has(redPacketCode)) {
      throw refusal(
        'packet.not-new',
        '新人红包仅限首次下单前领取',
        'This one is for new customers, before a first order'
      )
    }
  }
  const userPacketId = await grant(db, {
    userId,
    grantKey: redPacketCode,
    kind: offer.kind,
    name: offer.name,
    amountFen: offer.amount_fen,
    thresholdFen: offer.threshold_fen,
    shopCode: offer.shop_code,
    startAt: now,
    endAt: moment(nowMs).add(offer.valid_days, 'day').toDate(),
    now
  })
  if (userPacketId === undefined) throw refusal('packet.received', '您已领取过这个红包', 'You have had this red packet')
  if (!(await store.takeOne(db, redPacketCode))) {
    throw refusal('packet.sold-out', '红包已领完', 'These red packets are all gone')
  }
  if (offer.kind === 'NEW_CUSTOMER') await markPacketReceived(db, userId)
  return detail(db, shopper, userPacketId)
}

const ENDED_AT_ONCE = 200

/** Takes what is left of packets whose time is over. */
export function expirePackets(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ended = await lockEnded(tx, now, ENDED_AT_ONCE)
    if (ended.length === 0) return
    const left = await heldBalances(tx, ended.map(ownOf))
    for (const id of ended) {
      const from = ownOf(id)
      const reference = `EXPIRE ${newId('rp')}`
      await transfer(tx, [{ from, to: '~packet:EXPIRE', amount: left.get(from) ?? 0, reference, now }])
      await setOpen(tx, id, false)
    }
  })
}

/** What a shopper can spend now. */
export async function balanceOf(db: Db, userId: string, now: Date): Promise<number> {
  const usable = (await store.packetCounts(db, userId, now)).filter((row) => row.state === 'USABLE')
  return sum(usable, 'balance_fen')
}
