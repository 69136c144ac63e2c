import { byLiveliness, isRunning, PRESENT_MS } from '../../../../domain/content/live'
import type { Clock } from '../../core/clock'
import type { Db } from '../../core/database/database'
import { remembered, rememberedEach } from '../../core/database/remembered'
import { skuFacts, type SkuFacts } from '../product'
import * as store from './store'
import { writePresent } from './viewers'

export interface KnownRoom extends store.RoomRecord {
  skuCodes: string[]
}

interface Known {
  /** Livelier first. */
  rooms: KnownRoom[]
  facts: ReadonlyMap<string, SkuFacts>
}

interface Films extends Known {
  /** How many there are; `rooms` is a page of them. */
  total: number
}

/** As announced; of what has begun, when it did. */
export const beginsAt = ({ started_at, starts_at }: Pick<KnownRoom, 'started_at' | 'starts_at'>): number =>
  (started_at ?? starts_at).getTime()

const inOrder = (room: KnownRoom) => ({ state: room.state, startsAt: beginsAt(room), viewers: room.viewers })

const clocks = new WeakMap<Db, Clock>()
/** Epoch ms of the shop. */
function nowOf(db: Db): number {
  const clock = clocks.get(db)
  if (clock === undefined) throw new Error('The rooms are read without a clock')
  return clock.now()
}
/** Since when who told is there still. */
const presentSince = (db: Db): Date => new Date(nowOf(db) - PRESENT_MS)

/** Rooms as they were read, with who told here that they watch, and what they show. */
async function withFacts(db: Db, records: store.RoomRecord[]): Promise<Known> {
  const goods = await store.goodsOf(
    db,
    records.map((room) => room.room_code)
  )
  const facts = await skuFacts(db, [...new Set([...goods.values()].flat())], undefined, nowOf(db))
  return {
    rooms: records
      .map((room) => ({
        ...room,
        viewers: isRunning(room.state) || room.state === 'ANNOUNCED' ? room.viewers + room.others : 0,
        skuCodes: goods.get(room.room_code) ?? []
      }))
      .sort((a, b) => byLiveliness(inOrder(a), inOrder(b))),
    facts: new Map(facts.map((fact) => [fact.sku_code, fact]))
  }
}

/** All reads are as of the last second: five hundred who watch ask the database as one. */
const BELIEVED_MS = 1_000
/** Rooms, and pages of films, that are believed at once. */
const MOST = 200

const running = remembered(BELIEVED_MS, async (db) => {
  await writePresent(db)
  return withFacts(db, await store.runningRead(db, presentSince(db)))
})
const oneRoom = rememberedEach(BELIEVED_MS, MOST, async (db, roomCode) =>
  withFacts(db, await store.roomRead(db, presentSince(db), roomCode))
)
const films = rememberedEach(BELIEVED_MS, MOST, (db, key) => readFilms(db, JSON.parse(key) as store.FilmsWanted))

async function readFilms(db: Db, wish: store.FilmsWanted): Promise<Films> {
  const { rows, total } = await store.filmsRead(db, wish)
  return { ...(await withFacts(db, rows)), total }
}

/** Those that run or come: the reads that viewers repeat every few seconds do not grow with the films. */
export function knownRunning(db: Db, clock: Clock): Promise<Known> {
  clocks.set(db, clock)
  return running(db)
}

/** One room in any state. */
export async function knownRoom(
  db: Db,
  clock: Clock,
  roomCode: string
): Promise<{ room: KnownRoom | undefined; facts: Known['facts'] }> {
  clocks.set(db, clock)
  const { rooms, facts } = await oneRoom(db, roomCode)
  return { room: rooms[0], facts }
}

/** A page of films; those of one shopper's shops are nobody else's, and are read anew. */
export function knownFilms(
  db: Db,
  clock: Clock,
  { channelType, shopCodes, page, size }: store.FilmsWanted
): Promise<Films> {
  clocks.set(db, clock)
  return shopCodes === undefined
    ? films(db, JSON.stringify({ channelType, page, size }))
    : readFilms(db, { channelType, shopCodes, page, size })
}

/** The newest rooms as staff see them: as they are now. */
export async function newestRooms(db: Db, clock: Clock): Promise<Known> {
  clocks.set(db, clock)
  await writePresent(db)
  return withFacts(db, await store.newestRead(db, presentSince(db)))
}

/** This gateway moved a room on, and shows that at once. */
export function forgetRooms(db: Db): void {
  for (const read of [running, oneRoom, films]) read.forget(db)
}
