// covers gateway/src/demonstration/live/
/** The lists of a broadcast of the demonstration's, as a player reads them one after the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../../domain/spans'
import { liveFile } from '../../../gateway/src/demonstration/live/files'
import { broadcasts } from '../../../gateway/src/demonstration/live/plans'

const WEEK_MS = 7 * DAY_MS
/** A Thursday at midnight, as weeks are counted since 1970. */
const weekStart = Math.floor(Date.UTC(2026, 10, 29) / WEEK_MS) * WEEK_MS

async function listAt(name: string, index: number) {
  const text = String((await liveFile(`/storage/live/${name}.air.m3u8`, index))?.bytes)
  const numberOf = (tag: string) => Number(new RegExp(`^#EXT-X-${tag}:(\\d+)$`, 'm').exec(text)?.[1])
  return {
    sequence: numberOf('MEDIA-SEQUENCE'),
    discontinuity: numberOf('DISCONTINUITY-SEQUENCE'),
    pieces: text.split('\n').filter((line) => line.endsWith('.piece.mp4'))
  }
}

for (const name of Object.keys(broadcasts)) {
  test(`${name}: its numbers stay small in any year, and there is something to see at any time`, async () => {
    for (const year of [2026, 2031, 2062]) {
      for (let day = 0; day < 8; day += 1) {
        const { sequence, discontinuity, pieces } = await listAt(name, Date.UTC(year, 5, 1 + day, 23, 59, 59))
        assert.ok(discontinuity < 150_000, `${discontinuity} entries are copied with each piece`)
        assert.equal(sequence, discontinuity)
        assert.ok(pieces.length > 0)
      }
    }
    for (const ms of [-1, 0, 1]) assert.ok((await listAt(name, weekStart + ms)).pieces.length > 0)
  })
}

test('second by second a list goes on where the one before it was, and a piece keeps its number', async () => {
  let before = await listAt('rice', weekStart)
  for (let second = 1; second < 120; second += 1) {
    const now = await listAt('rice', weekStart + second * 1000)
    const shift = now.sequence - before.sequence
    assert.ok(shift === 0 || shift === 1)
    const rest = before.pieces.slice(shift)
    assert.deepEqual(now.pieces.slice(0, rest.length), rest)
    before = now
  }
  assert.ok(before.sequence > 10)
})
