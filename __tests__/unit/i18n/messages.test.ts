import { autorun } from 'mobx'
import fc from 'fast-check'
import { configureI18n, defineMessages, formatMessage, loadLanguage, pickWords, resetI18n, setLocale } from '@/i18n'

const words = defineMessages(
  'sample',
  { title: '购物车', items: '共{count}件', hello: '你好，{name}' },
  { title: 'Cart', items: '{count|one item|{count} items}', hello: 'Hello, {name}' }
)

beforeEach(resetI18n)

describe('words of a feature', () => {
  it('come in the language in use', () => {
    expect(words('title')).toBe('购物车')
    setLocale('en-US')
    expect(words('title')).toBe('Cart')
  })

  it('come in English from the list that a build makes of them', () => {
    const words = defineMessages('sample', { title: '购物车', items: '商品' }, ['Cart', 'Goods'] as never)
    expect(words('items')).toBe('商品')
    setLocale('en-US')
    expect([words('title'), words('items'), words('length' as 'title')]).toEqual(['Cart', 'Goods', 'length'])
  })

  it('are words also for a key that every object answers to', () => {
    expect(words('constructor' as 'title')).toBe('constructor')
  })

  it('change when the language changes', () => {
    const lines: string[] = []
    const stop = autorun(() => lines.push(words('title')))
    setLocale('en-US')
    stop()
    expect(lines).toEqual(['购物车', 'Cart'])
  })

  it('tell one from many in English', () => {
    setLocale('en-US')
    expect([0, 1, 2].map((count) => words('items', { count }))).toEqual(['0 items', 'one item', '2 items'])
  })

  it("give way to the site's own, in its language only", async () => {
    configureI18n({ fetchMessages: () => Promise.resolve({ 'sample.title': '购物袋', 'sample.items': '{count}件' }) })
    await loadLanguage('zh-CN', 'https://storage.example/zh.json')
    expect([words('title'), words('items', { count: 3 }), words('hello', { name: '李' })]).toEqual([
      '购物袋',
      '3件',
      '你好，李'
    ])
    setLocale('en-US')
    expect(words('title')).toBe('Cart')
  })

  it('picks one of two words given in place', () => {
    expect(pickWords({ zh: '首页', en: 'Home' })).toBe('首页')
    setLocale('en-US')
    expect(pickWords({ zh: '首页', en: 'Home' })).toBe('Home')
  })
})

describe('filling in', () => {
  test.each([
    ['{a} and {b}', { a: 1, b: 'two' }, '1 and two'],
    ['{a}', {}, '{a}'],
    ['{n|one|{n} of {all}}', { n: 2, all: 9 }, '2 of 9'],
    ['{n|one|{n|x|y}}', { n: 5 }, 'y'],
    ['{n|one}', { n: 1 }, '{n|one}'],
    ['open { only', { only: 1 }, 'open { only'],
    ['a } b', {}, 'a } b'],
    ['{toString}', {}, '{toString}']
  ])('%j with %j says %j', (text, params, words) => expect(formatMessage(text, params)).toBe(words))

  it('puts any value in as it is and never reads it again', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(formatMessage('<{name}>{n|one|{name}}', { name, n: 2 })).toBe(`<${name}>${name}`)
      })
    )
  })

  it('never throws, for any text of a site', () => {
    const text = fc.array(fc.constantFrom('{', '}', '|', 'n', ' ', '{n|', '{{')).map((parts) => parts.join(''))
    fc.assert(fc.property(text, (site) => void formatMessage(site, { n: 1 })))
  })
})
