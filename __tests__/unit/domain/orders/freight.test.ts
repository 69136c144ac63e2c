import { arrivalDay, isInRegions, missingToFreeFreight, shopFreight, type FreightRule } from '@domain/orders/freight'

const rule: FreightRule = {
  baseFen: 1_000,
  freeFromFen: 9_900,
  remoteExtraFen: 2_000,
  remoteRegionCodes: ['650000', '540000']
}
const transit = { sameDayBeforeHour: 16, transitDays: 2, remoteRegionCodes: rule.remoteRegionCodes }
const hangzhou = '330106'
const urumqi = '650102'

describe('freight', () => {
  test.each([
    ['below the free amount', 9_899, true, hangzhou, 1_000],
    ['from the free amount on', 9_900, true, hangzhou, 0],
    ['large goods travel free', 100, false, hangzhou, 0],
    ['a remote region adds its extra', 100, true, urumqi, 3_000],
    ['the extra stays when the rest is free', 9_900, true, urumqi, 2_000],
    ['without an address the extra is not known', 100, true, undefined, 1_000],
    ['nothing to carry', 0, true, urumqi, 0]
  ])('%s', (_, goodsFen, parcel, region, expected) => {
    expect(shopFreight(rule, { goodsFen, parcel }, region)).toBe(expected)
  })

  test('never free means never free', () => {
    const strict = { ...rule, freeFromFen: null }
    expect(shopFreight(strict, { goodsFen: 9_999_999, parcel: true }, hangzhou)).toBe(1_000)
    expect(missingToFreeFreight(strict, 5)).toBe(0)
  })

  test('says how much is missing to free freight', () => {
    expect(missingToFreeFreight(rule, 9_000)).toBe(900)
    expect(missingToFreeFreight(rule, 10_000)).toBe(0)
  })

  test('a region belongs to its province', () => {
    expect(isInRegions(urumqi, ['650000'])).toBe(true)
    expect(isInRegions(hangzhou, ['650000'])).toBe(false)
  })

  const timeOf = (text: string) => Date.parse(text)
  test.each([
    ['before the cut-off hour', '2026-11-20T15:59:59+08:00', hangzhou, false, '2026-11-22'],
    ['from the cut-off hour on', '2026-11-20T16:00:00+08:00', hangzhou, false, '2026-11-23'],
    ['large goods take two days more', '2026-11-20T09:00:00+08:00', hangzhou, true, '2026-11-24'],
    ['a remote region takes two days more', '2026-11-20T09:00:00+08:00', urumqi, true, '2026-11-26'],
    [
      'after midnight in the shop it is the next day, also before midnight in UTC',
      '2026-11-20T17:00:00Z',
      hangzhou,
      false,
      '2026-11-23'
    ],
    ['over the end of a year', '2026-12-30T09:00:00+08:00', hangzhou, false, '2027-01-01']
  ])('arrival %s', (_, now, region, large, expected) => {
    expect(arrivalDay(timeOf(now), transit, region, large)).toBe(expected)
  })
})
