import { dotted } from '@/lib/dots'

test('a dot never begins a line: it can be broken after, not before', () => {
  expect(dotted(['云母白', '4L', '1 件'])).toBe('云母白\u00a0· 4L\u00a0· 1 件')
  expect(dotted(['云母白'])).toBe('云母白')
  expect(dotted([])).toBe('')
})
