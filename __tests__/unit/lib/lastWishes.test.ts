import { lastWishes } from '@/lib/lastWishes'

/** A network that answers when it is told to. */
const slow = () => {
  const sent: { wish: boolean; answer: (isDone: boolean) => void }[] = []
  const send = (_thing: string, wish: boolean) =>
    new Promise<boolean>((answer) => {
      sent.push({ wish, answer })
    })
  return { sent, send }
}

test('twenty quick taps send two requests, and the last wish wins', async () => {
  const { sent, send } = slow()
  const { wish, runs } = lastWishes(send)
  const all = Array.from({ length: 20 }, (_, index) => wish('S1', index % 2 === 0))
  expect(sent.map((request) => request.wish)).toEqual([true])
  expect(runs('S1')).toBe(true)
  sent[0]?.answer(true)
  await Promise.resolve()
  await Promise.resolve()
  expect(sent.map((request) => request.wish)).toEqual([true, false])
  sent[1]?.answer(true)
  expect(await Promise.all(all)).toEqual(Array.from({ length: 20 }, () => true))
  expect(runs('S1')).toBe(false)
})

test('a wish that was done meanwhile is not sent again', async () => {
  const { sent, send } = slow()
  const { wish } = lastWishes(send)
  void wish('S1', true)
  void wish('S1', false)
  const last = wish('S1', true)
  sent[0]?.answer(true)
  expect(await last).toBe(true)
  expect(sent).toHaveLength(1)
})

test('a failed wish sends nothing more, and the next wish begins anew', async () => {
  const { sent, send } = slow()
  const { wish } = lastWishes(send)
  const first = wish('S1', true)
  void wish('S1', false)
  sent[0]?.answer(false)
  expect(await first).toBe(false)
  expect(sent).toHaveLength(1)
  void wish('S1', true)
  expect(sent).toHaveLength(2)
})

test('two things do not wait for each other', () => {
  const { sent, send } = slow()
  const { wish } = lastWishes(send)
  void wish('S1', true)
  void wish('S2', true)
  expect(sent).toHaveLength(2)
})
