import { readFileSync } from 'node:fs'
import { clashOf, couponReward, REWARD_KINDS, STACKING, stacks, type Reward } from '@domain/rewards/stacking'

const shopA = couponReward({ benefit: 'AMOUNT', shopCode: 'A' })
const shopB = couponReward({ benefit: 'PERCENT', shopCode: 'B' })
const everyShop = couponReward({ benefit: 'AMOUNT', shopCode: null })
const freight = couponReward({ benefit: 'FREIGHT', shopCode: 'A' })
const packet: Reward = { kind: 'RED_PACKET', shopCode: null }

describe('stacking', () => {
  test.each([
    ['a shop’s coupon with one of another shop', shopA, shopB, true],
    ['two coupons of one shop', shopA, { ...shopA }, false],
    ['a shop’s coupon with one of every shop', shopA, everyShop, true],
    ['two of every shop', everyShop, { ...everyShop }, false],
    ['freight with the coupon of its shop', freight, shopA, true],
    ['freight twice', freight, couponReward({ benefit: 'FREIGHT', shopCode: 'B' }), false],
    ['a red packet with coupons', packet, everyShop, true],
    ['two red packets', packet, { ...packet }, false]
  ])('%s', (_, first, other, expected) => {
    expect(stacks(first, other)).toBe(expected)
    expect(stacks(other, first)).toBe(expected)
  })

  test('a clash names the reward that stands in the way', () => {
    expect(clashOf({ ...shopA }, [everyShop, shopB, shopA])).toBe(shopA)
    expect(clashOf(freight, [everyShop, shopA])).toBeUndefined()
  })

  test('the table says the same both ways, and the page about it has a row for each kind', () => {
    const page = readFileSync('docs/stacking.md', 'utf8')
    for (const kind of REWARD_KINDS) {
      expect(page).toContain(`| ${kind} |`)
      for (const other of REWARD_KINDS) expect(STACKING[kind][other]).toBe(STACKING[other][kind])
    }
  })
})
