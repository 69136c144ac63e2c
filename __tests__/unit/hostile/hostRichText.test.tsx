import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RichText } from '@/ui/text/RichText.weapp'
import { sanitiseHtml } from '@/lib/html'
import { richTree } from '@/lib/richTree'
import { hostileHtml } from './payloads'

const mockNodes: string[] = []
jest.mock('@tarojs/components', () => ({
  View: ({ children, onClick }: { children: ReactNode; onClick?: () => void }) => (
    <span onClick={onClick}>{children}</span>
  ),
  Image: () => null,
  RichText: ({ nodes }: { nodes: string }) => {
    mockNodes.push(nodes)
    return null
  }
}))

const read = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html')
const partsOf = (html: string) => {
  const page = read(html)
  for (const picture of page.querySelectorAll('img')) picture.removeAttribute('style')
  return [...page.head.children, ...page.body.querySelectorAll('*')].map((element) =>
    [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`)].join(' ')
  )
}

/** What the mini-program's own rich text is given; undefined when the text is drawn tag by tag. */
function hostHtml(html: string): string | undefined {
  mockNodes.length = 0
  render(<RichText html={sanitiseHtml(html)} onLink={jest.fn()} />)
  return mockNodes[0]
}
/** Whether a text has what is drawn tag by tag: a link or a picture, and nothing that only the host draws. */
const isTree = (html: string) => richTree(sanitiseHtml(html)) !== undefined && /<(?:a|img) /.test(sanitiseHtml(html))

it.each(Object.entries(hostileHtml))('%s gets nothing but a style for its pictures', (_, html) => {
  for (const sample of [
    html,
    `<p title="<img ${html}">${html}</p>`,
    `<img alt="<img src=x ${html}" src="/storage/a.png">`
  ]) {
    const nodes = hostHtml(sample)
    expect(nodes === undefined).toBe(isTree(sample))
    if (nodes !== undefined) expect(partsOf(nodes)).toEqual(partsOf(sanitiseHtml(sample)))
  }
})

it('a picture fits the width', () => {
  const table = '<table><tr><td>y</td></tr></table>'
  const picture = read(hostHtml(`<p>x</p><img src="/storage/a.png">${table}`) ?? '').querySelector('img')
  expect(picture?.getAttribute('style')).toMatch(/max-width:\s*100%/)
})

it.each(Object.entries(hostileHtml))('%s, drawn tag by tag, has no attribute but its style', (_, html) => {
  const { container } = render(
    <RichText html={sanitiseHtml(`${html}<a href="/pages/index/index">x</a>`)} onLink={jest.fn()} />
  )
  const attributes = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
  expect([...new Set(attributes)].filter((name) => !['style'].includes(name))).toEqual([])
  expect(container.querySelector('script, iframe, svg, object, form, input')).toBeNull()
})

it('a link is opened by the shop, and only where it leads somewhere', () => {
  const onLink = jest.fn()
  render(
    <RichText
      html={sanitiseHtml('<p><a href="/pages/index/index">看</a><a href="javascript:x">不看</a></p>')}
      onLink={onLink}
    />
  )
  fireEvent.click(screen.getByText('不看'))
  expect(onLink).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('看'))
  expect(onLink.mock.calls).toEqual([['/pages/index/index']])
})
