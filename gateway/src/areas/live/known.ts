import { byLiveliness, isRunning, PRESENT_MS } from '../../../../domain/content/live'
import type { Clock } from '../../core/clock'
import type { Db } from '../../core/database/database'
import { remembered } from '../../core/database/remembered'
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

/** As announced; of what has begun, when it did. */
export const beginsAt = ({ started_at, starts_at }: Pick<KnownRoom, 'started_at' | 'starts_at'>): number =>
  (started_at ?? starts_at).getTime()

const inOrder = (room: KnownRoom) => ({ state: room.state, startsAt: beginsAt(room), viewers: room.viewers })

async function read(db: Db, clock: Clock, films: boolean): Promise<Known> {
  await writePresent(db)
  const rooms = await store.roomsRead(db, new Date(clock.now() - PRESENT_MS), films)
  const goods = await store.goodsOf(
    db,
    rooms.map((room) => room.room_code)
  )
  const facts = await skuFacts(db, [...new Set([...goods.values()].flat())], undefined, clock.now())
  return {
    rooms: rooms
      .map((room) => ({
        ...room,
        viewers: isRunning(room.state) || room.state === 'ANNOUNCED' ? room.viewers + room.others : 0,
        skuCodes: goods.get(room.room_code) ?? []
      }))
      .sort((a, b) => byLiveliness(inOrder(a), inOrder(b))),
    facts: new Map(facts.map((one) => [one.sku_code, one]))
  }
}

const clocks = new WeakMap<Db, Clock>()
const remember = (films: boolean) =>
  remembered(1_000, (db) => {
    const clock = clocks.get(db)
    if (clock === undefined) throw new Error('The rooms are read without a clock')
    return read(db, clock, films)
  })
const [all, withoutFilms] = [remember(true), remember(false)]

/** All rooms, with what they show, as they were within the last second: five hundred who watch ask the database as one. */
export function knownRooms(db: Db, clock: Clock): Promise<Known> {
  clocks.set(db, clock)
  return all(db)
}

/** Those that run, come or are just over: what who watches asks for each few seconds does not grow with the films. */
export function knownRunning(db: Db, clock: Clock): Promise<Known> {
  clocks.set(db, clock)
  return withoutFilms(db)
}

/** This gateway moved a room on, and shows that at once. */
export function forgetRooms(db: Db): void {
  all.forget(db)
  withoutFilms.forget(db)
}
