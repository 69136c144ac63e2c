// covers src/lib/richTree
import { sanitiseHtml } from '@/lib/html'
import { mostRichTags, richTree, type RichNode } from '@/lib/richTree'
import { hostileHtml } from '../hostile/payloads'

const treeOf = (html: string) => richTree(sanitiseHtml(html))

/** A tree written as HTML again, for reading. */
const htmlOf = (nodes: readonly RichNode[] | undefined): string =>
  (nodes ?? [])
    .map((node) =>
      typeof node === 'string'
        ? node
        : `<${node.tag}${node.href ? ` href=${node.href}` : ''}${node.src ? ` src=${node.src}` : ''}>${htmlOf(node.children)}</${node.tag}>`
    )
    .join('')

it('keeps tags within one another, with where links lead and what pictures show', () => {
  expect(
    htmlOf(treeOf('<h2>甲</h2><p>乙<a href="/pages/index/index"><b>丙</b></a></p><img src="/storage/a.png">丁'))
  ).toBe('<h2>甲</h2><p>乙<a href=/pages/index/index><b>丙</b></a></p><img src=/storage/a.png></img>丁')
})

it('reads characters by their names and numbers, once', () => {
  expect(treeOf('<p>a &lt;b&gt; &amp;amp; &#20013;&#x6587; &mdash; &nbsp;</p>')).toEqual([
    { tag: 'p', children: ['a <b> &amp; 中文 — \u00a0'] }
  ])
})

it('a picture keeps its place by the size that the text says', () => {
  expect(treeOf('<img src="/storage/a.png" alt="锅" width="300" height="240">')).toEqual([
    { tag: 'img', src: '/storage/a.png', alt: '锅', size: [300, 240], children: [] }
  ])
})

it.each([
  ['a table', '<p>x</p><table><tr><td>y</td></tr></table>'],
  ['a character by a rare name', '<p>&frac34;</p>'],
  ['more tags than a page can hold', '<p>x</p>'.repeat(mostRichTags + 1)]
])('leaves %s to the host', (_, html) => {
  expect(treeOf(html)).toBeUndefined()
})

it('closes an open element, and passes over an end without a beginning', () => {
  expect(htmlOf(treeOf('<div><p>a<b>b</div>c</i>d'))).toBe('<div><p>a<b>b</b></p></div>cd')
})

it.each(Object.entries(hostileHtml))('%s gives no link and no picture that the sanitiser took away', (_, html) => {
  const safe = sanitiseHtml(`<p>x</p>${html}`)
  const page = new DOMParser().parseFromString(safe, 'text/html')
  const attributeValues = (tag: string, name: string) =>
    [...page.querySelectorAll(tag)].map((element) => element.getAttribute(name))
  const look = (node: RichNode): void => {
    if (typeof node === 'string') return
    if (node.href) expect(attributeValues('a', 'href')).toContain(node.href)
    if (node.src) expect(attributeValues('img', 'src')).toContain(node.src)
    node.children.forEach(look)
  }
  richTree(safe)?.forEach(look)
})
