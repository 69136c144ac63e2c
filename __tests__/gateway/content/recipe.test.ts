import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startShop, type TestShop } from '../orders/journey-shop'
import { addRecipes } from './recipes'
import { completedOrder } from './reviews'

const LIST = 'GET /o2pcm/pub/v1/crm-group-get/recipe'
const FILTER = 'GET /o2pcm/pub/v1/crm-group-get/recipe-filter'
const DETAIL = 'GET /o2pcm/pub/v1/crm-group-get/recipe-detail'
const KEEP = 'POST /o2wl/v1/favorites/recipe'
const GUIDES = 'GET /o2pcm/pub/v1/crm-group-get/installation'
const GUIDE = 'GET /o2pcm/pub/v1/crm-group-get/installation-detail'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addRecipes(shop)
})
after(() => shop.close())

const codes = async (query: Record<string, unknown> = {}, ask = shop.must.bind(shop)) =>
  (await ask(LIST, { query })).list.map(({ recipeCode }) => recipeCode)

test('recipes are found by appliance, product, taste, time, difficulty and words', async () => {
  assert.deepEqual(await codes(), ['OVEN1', 'POT1', 'POT2'])
  assert.deepEqual(await codes({ applianceCode: 'pot' }), ['POT1', 'POT2'])
  assert.deepEqual(await codes({ spuCode: 'P_POT' }), ['POT1', 'POT2'])
  assert.deepEqual(await codes({ spuCode: 'P_NONE' }), [])
  assert.deepEqual(await codes({ tasteCode: 'SWEET' }), ['OVEN1', 'POT1'])
  assert.deepEqual(await codes({ maxMinutes: 20 }), ['POT1', 'POT2'])
  assert.deepEqual(await codes({ level: 3 }), ['OVEN1'])
  assert.deepEqual(await codes({ keyword: 'RICE pot1' }), ['POT1'])
  assert.deepEqual(await codes({ keyword: '100%' }), ['POT2'])
  assert.deepEqual(await codes({ keyword: '_' }), [])
})

test('what the shopper received leads, among the appliances and among the recipes', async () => {
  const shopper = await shop.shopper()
  const before = await shopper.must(FILTER)
  assert.deepEqual(
    before.appliances.map(({ applianceCode, own, count }) => [applianceCode, own, count]),
    [
      ['oven', false, 1],
      ['pot', false, 2]
    ]
  )
  await completedOrder(shop, shopper)
  const { appliances } = await shopper.must(FILTER)
  assert.deepEqual(
    appliances.map(({ applianceCode, own }) => [applianceCode, own]),
    [
      ['pot', true],
      ['oven', false]
    ]
  )
  const { list } = await shopper.must(LIST)
  assert.deepEqual(
    list.map(({ recipeCode }) => recipeCode),
    ['POT1', 'POT2', 'OVEN1']
  )
})

test('a detail speaks one language and leads to what it is cooked with', async () => {
  const detail = await shop.must(DETAIL, { query: { recipeCode: 'POT1' }, locale: 'en-US' })
  assert.equal(detail.name, 'Dish POT1')
  assert.deepEqual(detail.tastes, [{ tasteCode: 'SWEET', name: 'Sweet' }])
  assert.deepEqual(detail.ingredients, [{ name: 'Rice', amount: 150, unit: 'g', measure: 'WEIGHT' }])
  assert.equal(detail.steps[0]?.seconds, 60)
  assert.equal(detail.sharePicture, '/storage/pictures/dish.png')
  assert.ok(detail.product)
  assert.equal((await shop.must(DETAIL, { query: { recipeCode: 'OVEN1' } })).product, undefined)
  assert.equal((await shop.ask(DETAIL, { query: { recipeCode: 'GONE' } })).code, 'recipe.missing')
})

test("a pot's size is that of the shopper's own appliance", async () => {
  const shopper = await shop.shopper()
  const pot = async () => (await shopper.must(DETAIL, { query: { recipeCode: 'POT1' } })).pot
  assert.equal((await pot())?.own ?? false, false)
  const orderCode = await completedOrder(shop, shopper)
  const specs = ['zh', 'en'].map((key) => [key, [{ attrCode: 'S', attrName: 's', valueCode: 'v', valueName: '3.5L' }]])
  await shop.core.db
    .updateTable('order_row')
    .set({ specs: JSON.stringify(Object.fromEntries(specs)) })
    .where('order_code', '=', orderCode)
    .execute()
  assert.deepEqual(await pot(), { mlEach: 500, ml: 3500, own: true })
})

test("a shopper's favourites are kept once, are nobody else's, and go again", async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const keptRecipes = async (who = shopper) =>
    (await who.must(LIST, { query: { favorite: true } })).list.map(({ recipeCode }) => recipeCode)
  const keep = (recipeCode: string, favorite: boolean) => shopper.must(KEEP, { body: { recipeCode, favorite } })
  await keep('OVEN1', true)
  await keep('OVEN1', true)
  await keep('POT2', true)
  assert.deepEqual((await keptRecipes()).sort(), ['OVEN1', 'POT2'])
  assert.deepEqual(await keptRecipes(other), [])
  assert.deepEqual(await codes({ favorite: true }), [])
  assert.equal((await shopper.must(DETAIL, { query: { recipeCode: 'POT2' } })).favorite, true)
  await keep('POT2', false)
  await keep('POT2', false)
  assert.deepEqual(await keptRecipes(), ['OVEN1'])
  assert.equal((await shopper.ask(KEEP, { body: { recipeCode: 'GONE', favorite: true } })).code, 'recipe.missing')
  assert.equal((await shop.ask(KEEP, { body: { recipeCode: 'POT1', favorite: true } })).status, 401)
})

test('an installation guide is found by its product and says its fees in fen', async () => {
  assert.equal((await shop.must(GUIDES)).list.length, 1)
  assert.deepEqual((await shop.must(GUIDES, { query: { spuCode: 'P_NONE' } })).list, [])
  const [card] = (await shop.must(GUIDES, { query: { spuCode: 'P_POT' }, locale: 'en-US' })).list
  assert.equal(card?.name, 'Pot')
  assert.deepEqual([card?.freeFee, card?.paidFees], [undefined, 1])
  const guide = await shop.must(GUIDE, { query: { guideCode: 'pot' }, locale: 'en-US' })
  assert.deepEqual(guide.fees, [{ name: 'Hole', fen: 8000, unit: 'each', note: '' }])
  assert.deepEqual(guide.prepare, ['A socket'])
  assert.equal((await shop.ask(GUIDE, { query: { guideCode: 'GONE' } })).code, 'guide.missing')
})
