import { DEVICE_ROWS, fitMoment, seenBefore, withStep, type DeviceStep } from '@domain/goods/footprint'
import { DAY_MS } from '@domain/spans'

const NOW = 20_000 * DAY_MS + DAY_MS / 2
const dayOf = (ms: number) => String(Math.floor(ms / DAY_MS))
const step = (spuCode: string, daysAgo: number, skuCode = spuCode): DeviceStep => ({
  spuCode,
  skuCode,
  seenAt: NOW - daysAgo * DAY_MS,
  priceFen: 100
})

describe('the footprint of a device', () => {
  it('is a product once a day, by its last look, the newest first', () => {
    let steps: readonly DeviceStep[] = []
    for (const newStep of [step('A', 2), step('B', 1), step('A', 0.4, 'A1'), step('A', 0, 'A2')])
      steps = withStep(steps, newStep, dayOf)
    expect(steps.map(({ skuCode }) => skuCode)).toEqual(['A2', 'B', 'A'])
  })

  it('is no more than its limit, and nothing older than thirty days', () => {
    let steps: readonly DeviceStep[] = [step('OLD', 30), step('YOUNG', 29.9)]
    steps = withStep(steps, step('NEW', 0), dayOf)
    expect(steps.map(({ spuCode }) => spuCode)).toEqual(['NEW', 'YOUNG'])
    for (let index = 0; index < DEVICE_ROWS + 5; index += 1) steps = withStep(steps, step(`P${index}`, 0), dayOf)
    expect(steps).toHaveLength(DEVICE_ROWS)
    expect(steps[0]?.spuCode).toBe(`P${DEVICE_ROWS + 4}`)
  })

  it('returns the last look before today', () => {
    const steps = [step('A', 0.1), step('A', 3), step('A', 1), step('B', 2)]
    expect(seenBefore(steps, 'A', NOW - DAY_MS / 2)).toBe(steps[2])
    expect(seenBefore(steps, 'C', NOW)).toBeUndefined()
  })
})

it.each([
  ['now', NOW, NOW],
  ['to come', NOW + 5, NOW],
  ['a month ago but a moment', NOW - 30 * DAY_MS + 1, NOW - 30 * DAY_MS + 1],
  ['a month ago', NOW - 30 * DAY_MS, undefined]
])('a look %s', (_name, seenAt, expected) => {
  expect(fitMoment(seenAt, NOW)).toBe(expected)
})
