import { dotted, listed } from '@/lib/dots'

test('a dot never begins a line: it can be broken after, not before', () => {
  expect(dotted(['云母白', '4L', '1 件'])).toBe('云母白\u00a0· 4L\u00a0· 1 件')
  expect(dotted(['云母白'])).toBe('云母白')
  expect(dotted([])).toBe('')
})

test('a unit stays with its number', () => {
  expect(dotted(['Mica white', '1.5 L', '90 cm wide', 'Arrives in 2 days'])).toBe(
    'Mica white\u00a0· 1.5\u00a0L\u00a0· 90\u00a0cm wide\u00a0· Arrives in 2\u00a0days'
  )
})

test('a list has the comma of its language', () => {
  expect(listed(['云母白', '4L', '1 件'])).toBe('云母白，4L，1 件')
  expect(listed(['Mica white', '1.5 L', '45 minutes'])).toBe('Mica white, 1.5\u00a0L, 45\u00a0minutes')
  expect(listed([])).toBe('')
})
