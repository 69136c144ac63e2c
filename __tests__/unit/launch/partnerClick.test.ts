import { noteClick, partnerIn, tellAtLogin } from '@/features/launch/partnerClick'
import { submitSettlement } from '@/features/settlement/api'
import { sharedPath } from '@/features/share/sharedPath'
import { readStored, stores } from '@/stores'
import { rest } from '../../pages/screens'
import { FakeGateway, raw, reply } from '../../support/gateway'
import { customer } from '../stores/samples'

const code = 'HPQ7K2M5XA'
const path = '/o2cum/v1/partner/click'
let shop: FakeGateway
const clicks = () =>
  shop.requests.filter(({ url }) => url.includes(path)).map(({ body }): unknown => JSON.parse(String(body)))
beforeEach(() => {
  localStorage.clear()
  shop = new FakeGateway().install()
  shop.on('/o2cum/v1/customer-info', reply(customer))
})
afterEach(() => stores.session.logout())

it('reads a code of a link, or of what was scanned, and none of another shape', () => {
  expect(partnerIn(code)).toBe(code)
  expect(partnerIn(undefined, `https://shop.example/pagesB/productDetail/index?params=%7B%7D&partner=${code}`)).toBe(
    code
  )
  for (const odd of ['', 'HP', `${code}0`, code.toLowerCase(), 5, {}, '<script>'])
    expect(partnerIn(odd)).toBeUndefined()
})

it('keeps a click until somebody is logged in, and reports it once', async () => {
  shop.on(path, reply({ kept: true }))
  const stop = tellAtLogin()
  noteClick(code)
  await rest()
  expect(clicks()).toEqual([])
  const click = readStored('partnerClick')
  expect(click?.code).toBe(code)
  stores.session.login('t', 'U1')
  await rest()
  expect(clicks()).toEqual([{ partnerCode: code, clickedAt: click?.at }])
  expect(readStored('partnerClick')).toBeUndefined()
  stop()
})

it('keeps a click that no answer came to', async () => {
  shop.on(path, raw('', 500))
  stores.session.login('t', 'U1')
  noteClick(code)
  await rest()
  expect(readStored('partnerClick')?.code).toBe(code)
})

it('reports a click without an answer before an order is placed, and places it without an answer too', async () => {
  const submit = '/o2cht/v1/order-settlements/submit'
  const settlement = { settlementId: 'S1', payFen: 100, digest: 'd' }
  shop.on(submit, reply({ orderCodes: ['O1'], payFen: 100, payBefore: 1_800_000_000_000 }))
  shop.on(path, raw('', 500))
  stores.session.login('t', 'U1')
  noteClick(code)
  await rest()
  const urls = () => shop.requests.map(({ url }) => url).filter((url) => url.includes(submit) || url.includes(path))
  expect((await submitSettlement(settlement)).orderCodes).toEqual(['O1'])
  expect(readStored('partnerClick')?.code).toBe(code)
  shop.on(path, reply({ kept: true }))
  const before = urls().length
  await submitSettlement({ ...settlement, settlementId: 'S2' })
  expect(
    urls()
      .slice(before)
      .map((url) => url.includes(path))
  ).toEqual([true, false])
  expect(readStored('partnerClick')).toBeUndefined()
})

it('puts the code behind what an active partner shares, and behind nobody else’s', async () => {
  const page = '/pagesB/productDetail/index?params=%7B%7D'
  expect(sharedPath(page)).toBe(page)
  shop.on('/o2cum/v1/customer-info', reply({ ...customer, partnerCode: code }))
  stores.session.login('t', 'U1')
  await rest()
  expect(sharedPath(page)).toBe(`${page}&partner=${code}`)
})
