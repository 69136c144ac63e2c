import { render } from '@testing-library/react'
import { RichText } from '@/ui/text/RichText.weapp'
import { sanitiseHtml } from '@/lib/html'
import { hostileHtml } from './payloads'

const mockNodes: string[] = []
jest.mock('@tarojs/components', () => ({
  View: ({ children }: { children: unknown }) => children,
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

/** What the mini-program's own rich text is given. */
function given(html: string): string {
  mockNodes.length = 0
  render(<RichText html={sanitiseHtml(html)} onLink={jest.fn()} />)
  expect(mockNodes).toHaveLength(1)
  return mockNodes[0] ?? ''
}

it.each(Object.entries(hostileHtml))('%s gets nothing but a style for its pictures', (_, html) => {
  for (const one of [
    html,
    `<p title="<img ${html}">${html}</p>`,
    `<img alt="<img src=x ${html}" src="/storage/a.png">`
  ]) {
    expect(partsOf(given(one))).toEqual(partsOf(sanitiseHtml(one)))
  }
})

it('a picture fits the width', () => {
  const picture = read(given('<p>x</p><img src="/storage/a.png">')).querySelector('img')
  expect(picture?.getAttribute('style')).toMatch(/max-width:\s*100%/)
})
