import { countMessages, MESSAGE_KINDS } from '@domain/content/inbox'
import { newestOf, unreadAfter, wayOn, withDays } from '@/features/message/list/rules'

it('counts of each kind and together', () => {
  expect(countMessages([])).toEqual({ total: 0, ORDER: 0, PARCEL: 0, OFFER: 0, SERVICE: 0 })
  const counts = MESSAGE_KINDS.map((kind, index) => ({ kind, count: index + 1 }))
  expect(countMessages(counts)).toEqual({ total: 10, ORDER: 1, PARCEL: 2, OFFER: 3, SERVICE: 4 })
})

it('takes read messages from the counts, and never goes below none', () => {
  const counts = countMessages([{ kind: 'ORDER', count: 2 }])
  expect(unreadAfter(counts, [{ kind: 'ORDER' }])).toMatchObject({ total: 1, ORDER: 1 })
  expect(unreadAfter(counts, [{ kind: 'OFFER' }])).toMatchObject({ total: 1, OFFER: 0 })
  expect(unreadAfter(countMessages([]), [{ kind: 'ORDER' }])).toMatchObject({ total: 0, ORDER: 0 })
  expect(counts.total).toBe(2)
})

it('finds the newest by number, wherever it stands', () => {
  expect(newestOf([])).toBeUndefined()
  expect(newestOf([{ number: 3 }, { number: 9 }, { number: 1 }])).toBe(9)
})

it('heads the first message of each day', () => {
  const dayOf = (ms: number) => ms - (ms % 100)
  const rows = [310, 305, 120].map((createdAt, index) => ({ messageId: `m${index}`, createdAt }))
  expect(withDays(rows, dayOf).map(({ key }) => key)).toEqual(['day 300', 'm0', 'm1', 'day 100', 'm2'])
  expect(withDays([], dayOf)).toEqual([])
})

test('a message of a newer gateway has a way on in words, and changes no count that is not there', () => {
  const odd = 'ROBOT_VISIT' as never
  expect([wayOn('PAY_LINK'), wayOn(odd)]).toEqual(['seePAY_LINK', 'seeOther'])
  const counts = { total: 2, ORDER: 1, PARCEL: 0, OFFER: 1, SERVICE: 0 }
  expect(unreadAfter(counts, [{ kind: odd }])).toEqual({ ...counts, total: 1 })
})
