import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ENDED_REGIONS } from '../../../gateway/src/core/places/ended-regions'
import { regions } from '../../../gateway/src/core/places/regions'
import { readSettlement, settlementOf, startShop, type TestShop } from '../orders/journey-shop'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

test('the list of regions is of today: what ended is gone, what was founded is there, and no name is there twice', () => {
  const names = (city: string): string[] =>
    regions()
      .get(city)
      ?.children.map(({ zh }) => zh) ?? []
  assert.deepEqual(
    names('350400').filter((name) => /三元|梅列|^沙/.test(name)),
    ['三元区', '沙县区']
  )
  assert.equal(
    names('330100').some((name) => name === '下城区' || name === '江干区'),
    false
  )
  assert.deepEqual(
    names('410300')
      .filter((name) => /偃师|孟津|吉利/.test(name))
      .sort(),
    ['偃师区', '孟津区']
  )
  for (const [code, name] of [
    ['540481', '米林市'],
    ['540581', '错那市'],
    ['659012', '白杨市'],
    ['653229', '和安县']
  ] as const) {
    assert.equal(regions().get(code)?.zh, name)
  }
  for (const city of [...regions().values()].filter(({ depth }) => depth === 2)) {
    const all = city.children.map(({ zh }) => zh)
    assert.equal(new Set(all).size, all.length, `${city.zh}: ${all.join(' ')}`)
  }
  for (const [code] of ENDED_REGIONS) assert.equal(regions().has(code), false, code)
})

test('an address whose region ended is kept and shown, and takes an order once its region is chosen anew', async () => {
  const shopper = await shop.shopper()
  const { addressId } = shopper
  const settlementId = await settlementOf(shopper, { POT: 1 })
  await shop.core.db
    .updateTable('address')
    .set({ province_code: '330000', city_code: '330100', district_code: '330103' })
    .where('address_id', '=', addressId)
    .execute()
  const { list } = await shopper.must('GET /o2cum/v1/bp-address')
  const address = list.find((candidate) => candidate.addressId === addressId)
  assert.deepEqual([address?.districtName, address?.regionEnded], ['下城区', true])

  const settlement = await readSettlement(shopper, settlementId)
  assert.equal(settlement.address?.regionEnded, true)
  const submitReply = await shopper.ask('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen: settlement.payFen }
  })
  assert.equal(submitReply.code, 'address.region')
  const again = await shopper.ask('POST /o2cht/v1/order-settlements/modify-settlement-address', {
    body: { settlementId, addressId }
  })
  assert.equal(again.code, 'address.region')

  assert.ok(address)
  const { receiver, phone, detail, isDefault } = address
  const addressReply = await shopper.must('PUT /o2cum/v1/bp-address', {
    body: {
      addressId,
      receiver,
      phone,
      provinceCode: '330000',
      cityCode: '330100',
      districtCode: '330105',
      detail,
      isDefault
    }
  })
  assert.equal(addressReply.regionEnded, undefined)
  const { payFen } = await readSettlement(shopper, settlementId)
  const orderReply = await shopper.ask('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen: payFen }
  })
  assert.equal(orderReply.success, true)
})
