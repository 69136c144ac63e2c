import { GatewayRefusal } from '../errors'
import { Turns, type TurnBounds } from './turns'

/**
 * `buying`: what begins a purchase. `settling`: its steps up to the order, so that in a rush who has begun gets through, and is
 * not refused for the sake of who begins. `paying`: what follows, which also asks the payment provider. `elsewhere`: what waits for others than the database, such as the sender of login codes.
 */
export const LANES = ['browsing', 'buying', 'settling', 'paying', 'elsewhere'] as const
export type Lane = (typeof LANES)[number]

const BUYING = /^POST \/o2cht\/v1\/order-settlements\/(?:buy-now|submit-cart)$/
const SETTLING = / \/o2cht\//
/** Orders' payments and the calls that read them. */
const PAYING = / \/o2ord-b2c\/v1\/(?:pub\/)?(?:order-trades\/(?:pay|detail\/|desk)|balancet-redpacket)/
const ELSEWHERE = [
  / \/oauth\//,
  / \/o2cum\/v1\/(?:pub\/)?(?:mini-program|mpminappcombie|sms)\//,
  / \/o2as-b2c\/v1\/sms\//,
  / \/o2srh\/pub\/v1\/wx-schemes/,
  // codes, and who says whether a person or a card is there
  /^POST \/o2cum\/v1\/customer-info\/(?:phone-code|employee-code|validateIdCardInfo)/,
  /^POST \/o2mkt-b2c\/v1\/subsidy\/send-code/,
  /^POST \/o2cum\/v1\/partner\/(?:verify|card|withdraw-code)$/
]

/** By its key in the contract: which places a call takes. */
export function laneOf(key: string): Lane {
  if (BUYING.test(key)) return 'buying'
  if (SETTLING.test(key)) return 'settling'
  if (PAYING.test(key)) return 'paying'
  return ELSEWHERE.some((is) => is.test(key)) ? 'elsewhere' : 'browsing'
}

type OfLanes<T> = Readonly<Record<Lane, T>>
export type DoorBounds = OfLanes<TurnBounds>

/** The same for each lane, or what `make` gives for it. */
export const ofLanes = <T>(make: (lane: Lane) => T): OfLanes<T> =>
  Object.fromEntries(LANES.map((lane) => [lane, make(lane)])) as OfLanes<T>

/**
 * Far more at once than the database has connections gains nothing. A hundred in wait are the calls of a dozen pages that
 * are opened together. Nobody waits for a second, and in a rush that lasts nobody for long. Each purchase that begins has two
 * more steps at least, so these have three times the places, and are served in the order in which they came; while so many of
 * them are there that the processor has enough to do, nobody begins: what is begun then only makes all of them late.
 */
export const DOOR: DoorBounds = {
  browsing: { atOnce: 8, ofAll: 100, calm: 20, patience: 800, lasting: { after: 300, patience: 25 }, turn: 2 },
  buying: { atOnce: 4, ofAll: 60, calm: 12, patience: 800, lasting: { after: 300, patience: 100 }, turn: 1, behind: 6 },
  settling: { atOnce: 12, ofAll: 200, patience: 800, turn: 4 },
  paying: { atOnce: 12, ofAll: 200, patience: 800, turn: 4 },
  elsewhere: { atOnce: 16, ofAll: 32, patience: 800, turn: 2 }
}

/** The bounds where a call waits for so many ms, and in a rush that lasts for a share of it. */
export function doorWithin(waitMs: number): DoorBounds {
  const share = waitMs / DOOR.browsing.patience
  const within = (bounds: TurnBounds): TurnBounds => ({
    ...bounds,
    patience: waitMs,
    ...(bounds.lasting ? { lasting: { ...bounds.lasting, patience: bounds.lasting.patience * share } } : {})
  })
  return ofLanes((lane) => within(DOOR[lane]))
}

/** 503, when more calls come than can be served: nothing has been done. */
export class Busy extends GatewayRefusal {
  constructor() {
    super(503, 'service.busy', {
      zh: '现在访问的人较多，请稍后再试',
      en: 'The store is busy right now, please try again in a moment'
    })
  }
}

/** Lets so many calls work at once, each kind by itself, and so many wait; refuses the rest with the time to come again. */
export class Door {
  readonly #lanes: OfLanes<Turns>

  constructor(bounds: DoorBounds = DOOR) {
    const settled = () => this.#lanes.settling.load
    this.#lanes = ofLanes((lane) => new Turns(bounds[lane], () => new Busy(), undefined, settled))
  }

  /** Whether every call of this lane is refused, so that its body need not be read. */
  isShut(lane: Lane): boolean {
    return this.#lanes[lane].isShut
  }

  /** Does the work once there is a place; throws `Busy` where there is none, or nobody hears the answer any more. */
  async within<T>(call: { lane: Lane; who: string; isGone: () => boolean }, work: () => Promise<T>): Promise<T> {
    const leave = await this.#lanes[call.lane].enter(call.who)
    try {
      if (call.isGone()) throw new Busy()
      return await work()
    } finally {
      leave()
      if (call.lane === 'settling') this.#lanes.buying.look()
    }
  }
}
