/** Waiting on a phone's clock, which is put forward where nothing but time is awaited (`simulator/crawl/clock`). */
import { turn, type Clock } from '../../simulator/crawl/clock'
import type { Host } from '../../simulator/host'

/** ms that a timer is set to at most for the clock to be put forward to it: what waits longer is a clock of the shop's. */
const [soonMs, patientMs] = [250, 3_000]
/** ms of the machine after which something never comes. */
const patience = 20_000

export interface Pace {
  /** Hears of the requests of a host; call it before the launch. */
  watch(host: Host): void
  /** Time stands still until this promise has its end, as while a person looks at the cashier. */
  during<T>(promise: Promise<T>): Promise<T>
  /** Until something holds; resolves to false when it never does. */
  until(holds: () => boolean, ms?: number): Promise<boolean>
  /** Until nothing is under way and nothing is due within 250 ms. */
  rest(): Promise<void>
  /** Lets ms go by on the phone's clock, with all that is asked and answered meanwhile. */
  pass(ms: number): Promise<void>
  /** Lets that happen which follows a tap at once. */
  follow(): Promise<void>
}

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

export function paceOf(clock: Clock): Pace {
  const under = new Set<number>()
  let looking = 0
  const isAwaited = () => under.size > 0 || looking > 0
  const until: Pace['until'] = async (holds, ms = patience) => {
    for (const ends = Date.now() + ms; !holds();) {
      if (Date.now() > ends) return false
      await turn()
      if (isAwaited() || !clock.due(patientMs)) await breath()
      else if (!holds()) clock.forward(patientMs)
    }
    return true
  }
  const answerAll = async () => {
    await turn()
    if (!(await until(() => !isAwaited()))) throw new Error('A request had no end')
    await turn()
  }
  return {
    watch: (host) => {
      host.on('request', ({ id }) => under.add(id))
      host.on('reply', ({ id }) => under.delete(id))
    },
    during: async (promise) => {
      looking += 1
      return promise.finally(() => (looking -= 1))
    },
    until,
    rest: async () => {
      for (let calm = 0; calm < 2; calm += 1) {
        await turn()
        if (!isAwaited() && !clock.due(soonMs)) continue
        calm = -1
        if (isAwaited()) await breath()
        else clock.forward(soonMs)
      }
    },
    pass: async (ms) => {
      for (const ends = clock.now() + ms; clock.now() < ends;) {
        await answerAll()
        await clock.pass(Math.max(1, Math.min(50, ends - clock.now())))
      }
      await answerAll()
    },
    follow: async () => {
      const [within, ends] = [20, clock.now() + 60]
      await turn()
      while (clock.due(within) && clock.now() < ends) {
        clock.forward(within)
        await turn()
      }
    }
  }
}
