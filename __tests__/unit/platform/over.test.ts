/** «Back» of the mini-program while several pages hold it: one that is left lets go after the next has begun. */
import { isHeld, layOver, letGo, noteFreed, noteHeld } from '@/platform/overPage/over'

const panel = () => ({ close: jest.fn(), isOnTop: () => true })

test('a step back waits until the last page has let go', async () => {
  const below = layOver(panel())
  noteHeld()
  const above = layOver(panel())
  noteHeld()
  below()
  // the page below is left: what held there goes only now
  noteFreed()
  const free = letGo()
  let isFree = false
  void free?.then(() => (isFree = true))
  await Promise.resolve()
  expect([free === undefined, isFree]).toEqual([false, false])
  expect(isHeld()).toBe(false)
  noteFreed()
  await free
  expect(isFree).toBe(true)
  above()
})

test('a step back leaves at once where nothing holds', () => {
  expect(letGo()).toBeUndefined()
})
