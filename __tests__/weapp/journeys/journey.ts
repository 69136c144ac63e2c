/** What a journey of the mini-program without layout lives on; the simulator’s phone lives the same in e2e/journeys/told-phone.spec.ts. */
import { after, afterEach, before } from 'node:test'
import { PATIENT, startShop, type RunningShop } from '../../../scripts/lib/shop.mjs'
import { settle } from '../../../simulator/crawl/shop'
import { demonstrationShop } from '../../journeys/shop'
import { hearRejections } from '../drawn'
import { startPhone, type Phone } from '../phone'

/** One white pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVQImWP4////fwAJ+wP9CNHoHgAAAABJRU5ErkJggg=='

type How = Partial<Parameters<typeof startPhone>[0]>

/** Returns a phone that chooses this picture when it is asked for one. */
export function choosing(path: string, picture: Uint8Array = Buffer.from(PNG, 'base64')): How {
  const content = Uint8Array.from(picture).buffer
  return { ui: { choose: () => Promise.resolve([{ path, size: content.byteLength, content }]) } }
}

/** A shop and a phone for the journeys of this file. */
export function ground() {
  let running: RunningShop
  let phone: Phone | undefined
  hearRejections(() => phone?.host)
  before(async () => {
    running = await startShop({ env: PATIENT })
  })
  afterEach(() => phone?.stop())
  after(() => running.close())
  return {
    shop: () => demonstrationShop(running.address),
    /** At home, with money at the cashier. */
    async atHome(who: { token?: string; userId?: string }, more: How = {}): Promise<Phone> {
      const { address } = running
      phone = await startPhone({
        address,
        page: 'pages/index/index',
        // it lies over home, and a tap here goes through what lies over a page
        welcomed: true,
        cashier: (options) => settle(address, String(options['package']).replace('prepay_id=', ''), 'SUCCEEDED'),
        ...(who.token === undefined ? {} : { token: who.token, userId: who.userId, tall: true }),
        ...more
      })
      return phone
    }
  }
}
