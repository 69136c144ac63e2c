import { isAllSeen, withoutHidden } from '@domain/seen'

const point = (text: string) => [...text].map((sign) => sign.codePointAt(0)?.toString(16)).join(' ')

describe('a name that others act by', () => {
  const seenTexts = [
    '林知远',
    '欧阳·娜娜',
    'Zoë O’Neil-Łuk',
    'e\u0301', // é of two characters
    'ประยุทธ์',
    '阿凡提 (2 楼)',
    '小满 👩‍🍳',
    '👩🏽‍🍳',
    '❤️‍🔥',
    '🏳️‍🌈',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', // Scotland's
    '1️⃣ 号',
    '©️',
    '🇨🇳'
  ]
  test.each(seenTexts)('%s is seen whole', (name) => expect(isAllSeen(name)).toBe(true))

  const hiddenTexts = [
    ...['', ' ', '\u3000', '\u0301', '\u0301'.repeat(20)],
    ...['\u3164', '\u115f', '\u1160', '\uffa0', '\u00ad', '\u2800', '\u180e', '\ufe0f', '\u034f', '\u{e0001}'],
    ...['\u200b', '\u200d', '\u200e', '\u202e', '\u2028', '\u2060', '\u2066', '\u061c', '\ufeff', '\ufff9'],
    ...['\n', '\t', '\u0000', '\u007f', '\u0085']
  ]
  test.each(hiddenTexts.map((text) => [point(text), text]))('%s alone and inside a name is not', (_point, text) => {
    expect(isAllSeen(text)).toBe(false)
    const blank = /^[ \u3000\u0301]?$/.test(text) // those are fit beside letters, a heap of marks is not
    expect(isAllSeen(`张${text}三`)).toBe(blank)
  })

  test('the joiner and the tags of emoji count beside emoji alone', () => {
    for (const text of [
      'a\u200db',
      '三\ufe0f',
      '👩\u200d',
      '👩\u200d\u200d🍳',
      '👩\u{e0067}',
      '🏴\u{e007f}',
      '1\ufe0f'
    ]) {
      expect([point(text), isAllSeen(text)]).toEqual([point(text), false])
    }
  })

  test('a copied text keeps its lines and loses what nobody sees', () => {
    expect(withoutHidden('\u200b张三\u202c\r\n\ufeff文三路\t90\u00ad号\u0001')).toBe('张三\r\n文三路\t90号')
  })
})
