import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { moment, shopDay, shopHour, shopMidnight } from '../../../domain/day'

const HOUR = 3_600_000
const here = process.env['TZ']
afterEach(() => {
  if (here === undefined) delete process.env['TZ']
  else process.env['TZ'] = here
})

test('the shop’s day begins at midnight in China', () => {
  const timeOf = (text: string) => Date.parse(text)
  assert.equal(shopDay(timeOf('2026-11-19T16:00:00Z')), '2026-11-20')
  assert.equal(shopDay(timeOf('2026-11-19T15:59:59Z')), '2026-11-19')
  assert.equal(shopHour(timeOf('2026-11-19T15:59:59Z')), 23)
  assert.equal(shopMidnight(timeOf('2026-11-20T15:59:59Z')), timeOf('2026-11-19T16:00:00Z'))
})

for (const zone of ['Asia/Shanghai', 'UTC', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe']) {
  test(`the shop's clock reads the same on a machine in ${zone}, also when its summer time begins and ends`, () => {
    process.env['TZ'] = zone
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += HOUR / 2) {
      const read = new Date(ms + 8 * HOUR)
      const day = Math.floor((ms + 8 * HOUR) / (24 * HOUR)) * 24 * HOUR - 8 * HOUR
      const values = [shopDay(ms), shopHour(ms), shopMidnight(ms), moment(ms).add(1, 'day').valueOf()]
      assert.deepEqual(values, [read.toISOString().slice(0, 10), read.getUTCHours(), day, ms + 24 * HOUR])
    }
  })
}
