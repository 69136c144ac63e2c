import sharp from 'sharp'
import type { CaseState } from '../../../../domain/aftersale/afterSale'
import { HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { manager } from '../../core/desk'
import type { Asker } from '../../core/identity/asker'
import { sellableSkus } from '../cart'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { tellOrder, type Story } from '../history'
import { shops } from '../masterdata'
import { apply, estimate } from './applying'
import { agree, inspect, outOfStock, refuse, sendNew, setReturnPlace } from './desk'
import { takePicture } from './evidence'
import { carry, carryNew } from './hearing'
import { send } from './sending'
import { confirmReceipt, rowsToAsk } from './service'

/** How long ago the first demonstration shopper asked. */
const ASKED_AGO_MS = 20 * HOUR_MS
const STAFF = manager('demonstration')

/** Where the demonstration's shops take goods back. */
const PLACE = {
  name: { zh: '栖禾退货仓', en: 'Qihe returns warehouse' },
  phone: '139****7210',
  address: { zh: '浙江省嘉兴市南湖区望湖路 1288 号 3 号库', en: 'Store 3, 1288 Wanghu Road, Nanhu, Jiaxing, Zhejiang' }
}

/** Something that is at the door already goes back: it waits to be sent. Through the same services as every case. */
async function seedReturn(core: Core): Promise<void> {
  const [who] = DEMONSTRATION_SHOPPERS
  if (!who) return
  const shopper: Asker = { userId: who.userId, locale: 'zh-CN', nowMs: core.clock.now() - ASKED_AGO_MS }
  const { list } = await rowsToAsk(core.db, shopper, { size: 50 })
  const row = list.find(({ kinds, signedAt = Infinity }) =>
    kinds.some(({ kind, open }) => kind === 'RETURN' && open && signedAt < shopper.nowMs)
  )
  if (!row) return
  const rows = [{ position: row.position, quantity: 1 }]
  const wish = { orderCode: row.orderCode, kind: 'RETURN' as const, rows, reasonCode: 'NO_REASON' }
  await inTransaction(core.db, async (tx) => {
    const { amounts } = await estimate(tx, shopper, wish)
    await apply(tx, shopper, { ...wish, text: '', pictures: [], expectedFen: amounts.refundFen })
  })
}

/** Delivered days ago, to somebody who then asks for another one. */
const DELIVERED: Story = {
  placed: [5, 'day'],
  quantity: 1,
  paid: true,
  steps: [
    [[4, 'day'], 'ship'],
    [[3, 'day'], 'deliver'],
    [[60, 'hour'], 'complete']
  ]
}

type Act = 'agree' | 'refuse' | 'send' | 'sign' | 'inspect' | 'doubt' | 'none' | 'resend' | 'arrive' | 'receive'
const BACK: readonly Act[] = ['agree', 'send', 'sign']

/** An exchange in each state, and what led there; of the second demonstration shopper, newest last. */
const EXCHANGES: readonly (readonly [CaseState, readonly Act[]])[] = [
  ['COMPLETED', [...BACK, 'inspect', 'resend', 'arrive', 'receive']],
  ['REFUSED', ['refuse']],
  ['DISPUTED', [...BACK, 'doubt']],
  ['OUT_OF_STOCK', [...BACK, 'inspect', 'none']],
  ['WAIT_RESEND', [...BACK, 'inspect']],
  ['RETURNING', ['agree', 'send']],
  ['SUBMITTED', []],
  ['RESENT', [...BACK, 'inspect', 'resend']]
]
/** Since when the first of an exchange's acts were done, and how long each took. */
const BEGAN_AGO_MS = 46 * HOUR_MS
const STEP_MS = 5 * HOUR_MS
/** Goods that neither cart nor first shopper has. */
const SKIPPED = 24

/** A picture of a box with a dent, as somebody would take one. */
const dented = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="#d9dde3"/>
      <rect x="90" y="130" width="300" height="240" fill="#c99b66"/><rect x="220" y="130" width="40" height="240" fill="#e0bd8d"/>
      <path d="M330 370 l60 -70 v70z" fill="#7a5a36"/><circle cx="360" cy="340" r="58" fill="none" stroke="#e02020" stroke-width="10"/></svg>`)
  )
    .jpeg()
    .toBuffer()

async function seedExchange(core: Core, userId: string, skuCode: string, acts: readonly Act[]): Promise<void> {
  const orderCode = await tellOrder(core, userId, [skuCode], DELIVERED)
  let now = core.clock.now() - BEGAN_AGO_MS
  const coreNow = () => ({ db: core.db, clock: { ...core.clock, now: () => now, date: () => new Date(now) } })
  const as = (): Asker => ({ userId, locale: 'zh-CN', nowMs: now })
  const picture = await takePicture(core, userId, await dented())
  const wish = {
    orderCode,
    kind: 'EXCHANGE' as const,
    rows: [{ position: 0, quantity: 1 }],
    reasonCode: 'DAMAGED',
    skuCode
  }
  const said = { text: '箱角压坏了，机身侧面有一处凹痕', pictures: [picture.path], expectedFen: 0 }
  const { caseCode } = await inTransaction(core.db, (tx) => apply(tx, as(), { ...wish, ...said }))
  const number = { by: 'NUMBER' as const, carrierCode: 'SQ', trackingNo: 'SQ40916620318', pictures: [] }
  const does: Record<Act, () => Promise<unknown>> = {
    agree: () => agree(coreNow(), STAFF, caseCode),
    refuse: () =>
      refuse(coreNow(), STAFF, caseCode, {
        zh: '凹痕在外箱，机身完好',
        en: 'The dent is in the box; the machine is whole'
      }),
    send: () => inTransaction(core.db, (tx) => send(tx, { ...as(), mode: core.mode }, { caseCode, ...number })),
    sign: () => carry(coreNow(), caseCode, 'sign'),
    inspect: () => inspect(coreNow(), STAFF, caseCode, { found: [] }),
    doubt: () =>
      inspect(coreNow(), STAFF, caseCode, {
        found: [{ position: 0, accepted: 0, sellable: 0 }],
        note: {
          zh: '底部有使用痕迹，和照片不是同一处',
          en: 'It was used, and the dent is not where the picture shows it'
        }
      }),
    none: () =>
      outOfStock(coreNow(), STAFF, caseCode, { zh: '仓库里没有这一款了', en: 'The warehouse has none of it left' }),
    resend: () =>
      sendNew(coreNow(), STAFF, caseCode, {
        carrier: { zh: '栖禾直送', en: 'Qihe Direct' },
        trackingNo: `QH${caseCode.slice(-8)}`
      }),
    arrive: () => carryNew(coreNow(), caseCode, 'sign'),
    receive: () => inTransaction(core.db, (tx) => confirmReceipt(tx, as(), caseCode))
  }
  for (const act of acts) {
    now += STEP_MS
    await does[act]()
  }
}

/** What the demonstration's shoppers send back, and exchange: one of each state. */
export async function seedCases(core: Core): Promise<void> {
  for (const { shop_code: shopCode } of await shops(core.db)) await setReturnPlace(core, STAFF, { shopCode, ...PLACE })
  await seedReturn(core)
  const [, second] = DEMONSTRATION_SHOPPERS
  const skus = (await sellableSkus(core.db)).slice(SKIPPED)
  for (const [index, [, acts]] of EXCHANGES.entries()) {
    const sku = skus[index]
    if (second && sku) await seedExchange(core, second.userId, sku.skuCode, acts)
  }
}
