import { sanitiseHtml } from '@/lib/html'
import { richParts } from '@/lib/richParts'

const partsOf = (html: string) =>
  richParts(sanitiseHtml(html)).map((part) => (part.kind === 'picture' ? part : [part.kind, part.html]))
const src = '/storage/pictures/a.svg'

it('takes pictures out of the text, with the place that the text keeps for them', () => {
  expect(partsOf(`<h2>A</h2><p>one<img src="${src}" alt="a &amp; b" width="800" height="600">two</p>`)).toEqual([
    ['text', '<h2>A</h2><p>one</p>'],
    { kind: 'picture', src, alt: 'a & b', ratio: 0.75 },
    ['text', '<p>two</p>']
  ])
})

it('leaves no empty paragraph where a picture stood alone', () => {
  expect(partsOf(`<p><img src="${src}"></p><p> </p><p>text</p>`)).toEqual([
    { kind: 'picture', src, alt: '' },
    ['text', '<p></p><p> </p><p>text</p>']
  ])
})

it.each([
  ['no height', 'width="800"'],
  ['a tower', 'width="1" height="2000"'],
  ['a line', 'width="2000" height="1"'],
  ['nothing', 'width="0" height="0"']
])('keeps no place of a size that is %s', (_, size) => {
  expect(partsOf(`<img src="${src}" ${size}>`)).toEqual([{ kind: 'picture', src, alt: '' }])
})

it('takes a table whole, tables and pictures in it included', () => {
  const inner = `<tr><td><img src="${src}"><table><tr><td>x</td></tr></table></td></tr>`
  expect(partsOf(`<div>a<table>${inner}</table>b</div>`)).toEqual([
    ['text', '<div>a</div>'],
    ['table', `<table>${inner}</table>`],
    ['text', '<div>b</div>']
  ])
})

it('leaves a picture with its link', () => {
  const html = `<a href="/pages/cart/cart" rel="nofollow"><img src="${src}"></a>`
  const [part] = partsOf(html)
  expect(part).toEqual(['text', expect.stringContaining('<img')])
})

it.each(['<table><tr><td>never ends', '</p></div>text', '<p><b>open', '', '<table></table></table>x'])(
  'survives %p',
  (html) => {
    const parts = richParts(sanitiseHtml(html))
    const text = parts.map((part) => (part.kind === 'picture' ? '' : part.html)).join('')
    expect(text.replace(/<[^>]*>/g, '')).toBe(html.replace(/<[^>]*>/g, ''))
  }
)

it('draws a hundred pictures by themselves, and loses none of more', () => {
  const parts = richParts(sanitiseHtml(`<img src="${src}">`.repeat(130)))
  expect(parts.filter(({ kind }) => kind === 'picture')).toHaveLength(100)
  const rest = parts.flatMap((part) => (part.kind === 'text' ? [part.html] : [])).join('')
  expect(rest.match(/<img/g)).toHaveLength(30)
})
