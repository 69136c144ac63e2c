import type { ServerResponse } from 'node:http'
import { HOUR_MS } from '../../../../domain/spans'
import { GatewayRefusal } from '../errors'

export interface TurnBounds {
  atOnce: number
  /** Calls of one shopper at once, so that a place is left for others. Absent: as many as of all. */
  atOnceOfOne?: number
  /** Calls of one shopper in wait; a shopper with more has to wait for their own. Absent: as many as of all. */
  ofOne?: number
  /** Calls of all in wait. */
  ofAll: number
  /** ms; a caller who waited so long gets a refusal with the time to come again. */
  patience: number
  /** Calls of all in wait; more are a rush. Absent: it never is. */
  calm?: number
  /** ms; once a rush has not ended for `after`, until nobody is in wait, nobody enters who waited for `patience`. */
  lasting?: { after: number; patience: number }
  /**
   * ms; nothing begins in a turn of the event loop that has worked for so long. What an embedded database does inside the
   * loop would else be done for all that arrived together before anybody new is heard: a turn accepts one connection.
   */
  turn?: number
  /** Calls that go before these ones; where so many are at work or in wait, none of these begins. Absent: none goes before. */
  behind?: number
}

interface Waiting {
  /** ms, by `now`. */
  since: number
  enter(): void
  refuse(why: GatewayRefusal): void
}

const ownFirst = (): GatewayRefusal =>
  new GatewayRefusal(429, 'upload.many', {
    zh: '您同时上传的文件太多，请等前面的传完再试',
    en: 'Too many uploads at once; please wait for the others to finish'
  })

const hourOver = (): GatewayRefusal =>
  new GatewayRefusal(429, 'upload.hourly', {
    zh: '您这一小时上传的文件太多，请过一会儿再试',
    en: 'That was a lot of uploads for one hour; please try again later'
  })

export const uploadsBusy = (): GatewayRefusal =>
  new GatewayRefusal(503, 'upload.busy', {
    zh: '现在上传的人较多，请稍后再试',
    en: 'Many people are uploading right now, please try again in a moment'
  })

/**
 * So many at once; who waits gets turns by shopper, so that however many one sends, everybody else's is next but one. Where
 * no more may wait, the caller with most of them gives one place up. In a rush who came last is next and who came first
 * gives way: first come, first served would let everybody wait as long as may be.
 */
export class Turns {
  readonly #bounds: TurnBounds
  readonly #full: () => GatewayRefusal
  /** In the order of whose turn is next. */
  readonly #waiting = new Map<string, Waiting[]>()
  #inside = 0
  readonly #insideOf = new Map<string, number>()
  #inWait = 0
  /** When the first began in this turn of the event loop, ms. */
  #turnBegan: number | undefined
  /** When the rush began, ms; it is over when nobody is in wait. */
  #rushSince: number | undefined
  /** When somebody gave way in a rush that lasted, ms: what follows soon is the same one. */
  #droppedAt = -Infinity
  readonly #now: () => number
  readonly #ahead: () => number

  /** `full`: the refusal of a caller who finds no place; `now`: ms; `ahead`: calls that go before these ones. */
  constructor(
    bounds: TurnBounds,
    full: () => GatewayRefusal = uploadsBusy,
    now: () => number = () => performance.now(),
    ahead: () => number = () => 0
  ) {
    this.#bounds = bounds
    this.#full = full
    this.#now = now
    this.#ahead = ahead
  }

  /** Calls at work and in wait. */
  get load(): number {
    return this.#inside + this.#inWait
  }

  /** A rush lasts, and as many wait as a calm has: who comes now would only wait in vain. */
  get isShut(): boolean {
    return this.#inWait >= (this.#bounds.calm ?? Infinity) && this.#lasts(this.#now())
  }

  /** Lets in who may begin now that fewer go before them. */
  look(): void {
    for (let before = Infinity; this.#inWait > 0 && this.#inWait < before;) {
      before = this.#inWait
      this.#next()
    }
  }

  /** Resolves when it is `who`'s turn, with what ends it; rejects with a `GatewayRefusal` in place of a wait past the bounds. */
  enter(who: string): Promise<() => void> {
    const { ofOne, ofAll, patience } = this.#bounds
    if (this.#hasPlace() && this.#mayBegin(who)) return Promise.resolve(this.#begin(who))
    const own = this.#waiting.get(who) ?? []
    if (own.length >= (ofOne ?? Infinity)) return Promise.reject(ownFirst())
    if (this.#inWait >= ofAll && !this.#makeRoom(own.length + 1)) return Promise.reject(this.#full())
    this.#waiting.set(who, own)
    const since = this.#now()
    if (this.#inWait === 0) this.#rushSince = undefined
    this.#inWait += 1
    if (this.#isRush()) this.#rushSince ??= this.#isSameRush(since) ? -Infinity : since
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        since,
        enter: () => {
          clearTimeout(late)
          resolve(this.#begin(who))
        },
        refuse: (why) => {
          clearTimeout(late)
          own.splice(own.indexOf(waiting), 1)
          if (own.length === 0) this.#waiting.delete(who)
          this.#inWait -= 1
          reject(why)
        }
      }
      const late = setTimeout(() => waiting.refuse(this.#full()), patience).unref()
      own.push(waiting)
    })
  }

  #isRush(): boolean {
    return this.#inWait > (this.#bounds.calm ?? Infinity)
  }

  /** Refuses one call of the caller with most in wait; false where a newcomer, who would have so many, has no better right. */
  #makeRoom(ofNewcomer: number): boolean {
    let most: Waiting[] = []
    for (const waiting of this.#waiting.values()) if (waiting.length > most.length) most = waiting
    const isRush = this.#isRush()
    if (!isRush && most.length <= ofNewcomer) return false
    most.at(isRush ? 0 : -1)?.refuse(this.#full())
    return true
  }

  #hasPlace(): boolean {
    const { atOnce, turn = Infinity, behind = Infinity } = this.#bounds
    if (this.#inside >= atOnce || this.#ahead() >= behind) return false
    return this.#turnBegan === undefined || this.#now() - this.#turnBegan < turn
  }

  #mayBegin(who: string): boolean {
    return (this.#insideOf.get(who) ?? 0) < (this.#bounds.atOnceOfOne ?? Infinity)
  }

  #begin(who: string): () => void {
    this.#count(who, 1)
    if (this.#bounds.turn !== undefined) this.#pace()
    let over = false
    return () => {
      if (over) return
      over = true
      this.#count(who, -1)
      this.#next()
    }
  }

  #pace(): void {
    if (this.#turnBegan === undefined) {
      this.#turnBegan = this.#now()
      setImmediate(() => {
        this.#turnBegan = undefined
        this.#next()
      })
    }
    // once all that this one does without waiting for others is done
    queueMicrotask(() => process.nextTick(() => this.#next()))
  }

  #count(who: string, change: 1 | -1): void {
    this.#inside += change
    const own = (this.#insideOf.get(who) ?? 0) + change
    if (own > 0) this.#insideOf.set(who, own)
    else this.#insideOf.delete(who)
  }

  /** Returns the caller who begins next, of those who may begin. */
  #first(isRush: boolean): [who: string, own: Waiting[]] | undefined {
    const { atOnceOfOne } = this.#bounds
    if (!isRush && atOnceOfOne === undefined) return this.#waiting.entries().next().value
    const all = [...this.#waiting].filter(([who]) => this.#mayBegin(who))
    return isRush ? all.at(-1) : all[0]
  }

  /** A wait that never ends is no burst: who came when it was longest would get the slowest answer of all. */
  #dropLate(): void {
    const { lasting } = this.#bounds
    const now = this.#now()
    if (lasting === undefined || !this.#lasts(now)) return
    const late = [...this.#waiting.values()].flat().filter(({ since }) => now - since >= lasting.patience)
    if (late.length > 0) this.#droppedAt = now
    for (const waiting of late) waiting.refuse(this.#full())
  }

  #lasts(now: number): boolean {
    const { lasting } = this.#bounds
    return lasting !== undefined && this.#rushSince !== undefined && now - this.#rushSince >= lasting.after
  }

  #isSameRush(now: number): boolean {
    return now - this.#droppedAt < 2 * (this.#bounds.lasting?.after ?? 0)
  }

  #next(): void {
    this.#dropLate()
    if (!this.#hasPlace()) return
    const isRush = this.#isRush()
    const [who, own] = this.#first(isRush) ?? []
    if (who === undefined || own === undefined) return
    const waiting = isRush ? own.pop() : own.shift()
    // in a rush a newcomer goes before a sender of many
    if (!isRush || own.length === 0) this.#waiting.delete(who)
    if (!isRush && own.length > 0) this.#waiting.set(who, own)
    this.#inWait -= 1
    waiting?.enter()
  }
}

/** Bodies of uploads that are held in memory, arriving ones included. */
interface RoomBounds {
  /** Files of one shopper at once. */
  ofOne: number
  bytesOfOne: number
  bytesOfAll: number
  /** What one shopper sends in an hour: it is kept for a day, used or not. Absent: however much. */
  bytesOfOneInHour?: number
}

const MB = 1024 * 1024
/** Nine pictures and a video of a review, and an avatar besides; in an hour the reviews of a dozen goods. */
const ROOM: RoomBounds = { ofOne: 12, bytesOfOne: 48 * MB, bytesOfAll: 192 * MB, bytesOfOneInHour: 400 * MB }
/** Shoppers whose hour is remembered; those whose began first are forgotten first. */
const MOST_HOURS = 20_000

/** What the bodies of uploads take of memory: by what has come of them, so a connection that sends nothing takes nothing. */
export class Room {
  readonly #bounds: RoomBounds
  readonly #held = new Map<string, { files: number; bytes: number }>()
  readonly #hours = new Map<string, { since: number; bytes: number }>()
  readonly #now: () => number
  #bytes = 0

  constructor(bounds: RoomBounds = ROOM, now: () => number = () => performance.now()) {
    this.#bounds = bounds
    this.#now = now
  }

  /** One more file of `who`, until its reply ends; returns a function to call with each piece; throws where there is no room. */
  take(who: string, reply: Pick<ServerResponse, 'once'>): (bytes: number) => void {
    const own = this.#held.get(who) ?? { files: 0, bytes: 0 }
    if (own.files >= this.#bounds.ofOne) throw ownFirst()
    own.files += 1
    this.#held.set(who, own)
    let mine = 0
    let over = false
    reply.once('close', () => {
      over = true
      own.files -= 1
      own.bytes -= mine
      this.#bytes -= mine
      if (own.files === 0) this.#held.delete(who)
    })
    return (bytes) => {
      if (over) return
      if (own.bytes + bytes > this.#bounds.bytesOfOne) throw ownFirst()
      if (this.#bytes + bytes > this.#bounds.bytesOfAll) throw uploadsBusy()
      this.#spend(who, bytes)
      mine += bytes
      own.bytes += bytes
      this.#bytes += bytes
    }
  }

  #spend(who: string, bytes: number): void {
    const { bytesOfOneInHour = Infinity } = this.#bounds
    const now = this.#now()
    const before = this.#hours.get(who)
    const hour = before !== undefined && now - before.since < HOUR_MS ? before : { since: now, bytes: 0 }
    if (hour.bytes + bytes > bytesOfOneInHour) throw hourOver()
    hour.bytes += bytes
    if (hour === before) return
    this.#hours.delete(who)
    this.#hours.set(who, hour)
    const [first] = this.#hours.keys()
    if (this.#hours.size > MOST_HOURS && first !== undefined) this.#hours.delete(first)
  }
}
