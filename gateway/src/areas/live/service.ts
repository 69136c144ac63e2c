import type { DataOf, EndpointKey, LiveGoods, LiveRoom, QueryOf } from '../../../../contract'
import { FRONT, frontOf, isRunning, tabOf } from '../../../../domain/content/live'
import type { Call } from '../../core/area'
import { notFound } from '../../core/errors'
import { say } from '../../core/words'
import { toSkuRow, type SkuFacts } from '../product'
import { shopsFollowed } from '../shop'
import { beginsAt, knownFilms, knownRoom, knownRunning, type KnownRoom } from './known'
import { waits } from './storeReminder'
import { tellPresent } from './viewers'

/** What the rooms need of a call. */
type Viewing = Pick<Call<EndpointKey>, 'db' | 'clock' | 'locale' | 'userId'>

const missing = () => notFound('live.missing', '直播不存在或已下线', 'We can’t find that live room')

function toGoods(
  facts: SkuFacts,
  room: Pick<KnownRoom, 'room_code'>,
  { clock, locale }: Pick<Viewing, 'clock' | 'locale'>
): LiveGoods {
  const row = toSkuRow(facts, { locale, nowMs: clock.now() })
  const { skuCode, spuCode, title, picture, priceFen, regularPriceFen, flash } = row
  const live = regularPriceFen !== undefined && flash?.roomCode === room.room_code
  return {
    ...{ skuCode, spuCode, title, picture, priceFen },
    ...(regularPriceFen === undefined ? {} : { regularPriceFen }),
    ...(live ? { live } : {}),
    inStock: row.unsellable === undefined
  }
}

type Facts = ReadonlyMap<string, SkuFacts>

/** What a room shows and is still sold, or just sold out. */
const onShow = (room: KnownRoom, facts: Facts): SkuFacts[] =>
  room.skuCodes.flatMap((code) => facts.get(code) ?? []).filter((fact) => fact.on_sale)

function toRoom(room: KnownRoom, facts: Facts, waits: ReadonlySet<string>, asker: Viewing): LiveRoom {
  const { locale } = asker
  const goods = onShow(room, facts)
  const now = isRunning(room.state) ? goods.find((fact) => fact.sku_code === room.explaining) : undefined
  return {
    roomCode: room.room_code,
    shopCode: room.shop_code,
    shopName: say(locale, room.shop_name),
    title: say(locale, room.title),
    note: say(locale, room.note),
    host: say(locale, room.host),
    hostPicture: room.host_picture,
    cover: room.cover,
    state: room.state,
    startsAt: beginsAt(room),
    viewers: room.viewers,
    ...(room.state === 'ANNOUNCED' && waits.has(room.room_code) ? { reminded: true as const } : {}),
    goodsCount: goods.length,
    pictures: goods.slice(0, 3).map(({ picture }) => picture),
    ...(now === undefined ? {} : { explaining: toGoods(now, room, asker) }),
    ...(room.film === null ? {} : { seconds: Math.round(room.film.seconds) })
  }
}

const waitsOf = ({ db, userId }: Viewing): Promise<ReadonlySet<string>> =>
  userId === undefined ? Promise.resolve(new Set()) : waits.all(db, userId)

/** Rooms of a channel, and how many there are of each kind; films are read by the page. */
export async function roomList(
  asker: Viewing,
  channelType: string,
  query: QueryOf<'GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list'>
): Promise<DataOf<'GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list'>> {
  const { page = 1, size = 10, tab, followed } = query
  const running = await knownRunning(asker.db, asker.clock)
  const shops = followed
    ? asker.userId === undefined
      ? new Set<string>()
      : await shopsFollowed(asker.db, asker.userId)
    : undefined
  const films = await knownFilms(asker.db, asker.clock, {
    channelType,
    ...(shops === undefined ? {} : { shopCodes: [...shops] }),
    ...(tab === 'REPLAY' ? { page, size } : { page: 1, size: FRONT.REPLAY })
  })
  const rooms = running.rooms.filter(
    (room) => room.channel_types.includes(channelType) && (shops === undefined || shops.has(room.shop_code))
  )
  const of = (wish: typeof tab) => rooms.filter(({ state }) => tabOf(state) === wish)
  const facts = new Map([...running.facts, ...films.facts])
  const tabRooms = tab === undefined ? frontOf([...rooms, ...films.rooms]) : of(tab)
  const waits = await waitsOf(asker)
  const pageRooms = tab === 'REPLAY' ? films.rooms : tabRooms.slice((page - 1) * size, page * size)
  return {
    list: pageRooms.map((room) => toRoom(room, facts, waits, asker)),
    ...{ total: tab === 'REPLAY' ? films.total : tabRooms.length, page, size },
    counts: { LIVE: of('LIVE').length, COMING: of('COMING').length, REPLAY: films.total }
  }
}

/** A room: of those that run or come, else read by itself, in any state, so that one in between is never missing. */
async function roomOf(asker: Viewing, roomCode: string): Promise<{ room: KnownRoom; facts: Facts }> {
  const running = await knownRunning(asker.db, asker.clock)
  const entry = running.rooms.find((room) => room.room_code === roomCode)
  if (entry !== undefined) return { room: entry, facts: running.facts }
  const { room, facts } = await knownRoom(asker.db, asker.clock, roomCode)
  if (room === undefined) throw missing()
  return { room, facts }
}

/** A room of a channel; of another it is not there. */
async function seenOn(asker: Viewing, channelType: string, roomCode: string) {
  const result = await roomOf(asker, roomCode)
  if (!result.room.channel_types.includes(channelType)) throw missing()
  return result
}

/** What a room shows, the one on show now first. */
export async function skusOnLive(
  asker: Viewing,
  channelType: string,
  roomCode: string
): Promise<DataOf<'GET /o2pcm/v1/glz-zb/pub/{channelType}/sku-on-live'>> {
  const { room, facts } = await seenOn(asker, channelType, roomCode)
  const isNow = (fact: SkuFacts): boolean => isRunning(room.state) && fact.sku_code === room.explaining
  const goods = onShow(room, facts)
  return {
    list: [...goods.filter(isNow), ...goods.filter((fact) => !isNow(fact))].map((fact) => toGoods(fact, room, asker))
  }
}

/** The liveliest room of a shop that is on air. */
export async function shopOnLive(
  asker: Viewing,
  channelType: string,
  shopCode: string
): Promise<DataOf<'GET /o2pcm/v1/glz-zb/pub/{channelType}/shop-on-live'>> {
  const { rooms, facts } = await knownRunning(asker.db, asker.clock)
  const room = rooms.find(
    (room) => room.shop_code === shopCode && room.channel_types.includes(channelType) && room.state === 'ON_AIR'
  )
  return room === undefined ? {} : { room: toRoom(room, facts, new Set(), asker) }
}

/** The film of a room that is over, with its chapters of goods that are still sold. */
export async function filmOf(
  asker: Viewing,
  channelType: string,
  roomCode: string
): Promise<DataOf<'GET /o2pcm/v1/glz-zb/pub/{channelType}/product-video'>> {
  const { room, facts } = await seenOn(asker, channelType, roomCode)
  if (room.state !== 'REPLAY' || room.film === null) {
    throw notFound('live.no-film', '回放还没有准备好', 'The replay is not ready yet')
  }
  const { url, seconds, chapters } = room.film
  return {
    url,
    seconds: Math.round(seconds),
    chapters: chapters.flatMap(({ at: second, skuCode }) => {
      const fact = facts.get(skuCode)
      return fact?.on_sale ? [{ at: Math.round(second), goods: toGoods(fact, room, asker) }] : []
    })
  }
}

/** A room as it is now; who tells a key is counted as watching while it runs. */
export async function roomInfo(
  asker: Viewing,
  body: { roomCode: string; viewerKey?: string | undefined }
): Promise<DataOf<'POST /o2srh/pub/v1/glz-zb/info'>> {
  if (body.viewerKey !== undefined) tellPresent(asker.db, body.roomCode, body.viewerKey, asker.clock.date())
  const { room, facts } = await roomOf(asker, body.roomCode)
  return {
    room: toRoom(room, facts, await waitsOf(asker), asker),
    ...(isRunning(room.state) && room.stream !== null ? { stream: room.stream } : {})
  }
}
