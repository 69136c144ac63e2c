import { sanitiseHtml } from '@/lib/html'
import { hostileHtml } from './payloads'

const allowedTags = new Set(
  'p div span section blockquote pre code figure figcaption h1 h2 h3 h4 h5 h6 strong b em i u s del sub sup br hr ul ol li dl dt dd table thead tbody tfoot tr td th caption a img'.split(
    ' '
  )
)
const allowedAttributes = /^(style|href|rel|title|src|alt|width|height|colspan|rowspan)$/

/** What a browser makes of it, where it can be looked at without being run. */
const read = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html')

it('there are sixty and more', () => {
  expect(Object.keys(hostileHtml).length).toBeGreaterThanOrEqual(60)
})

it.each(Object.entries(hostileHtml))('%s is cut down to what can do no harm', (_, html) => {
  for (const input of [html, `<p>${html}</p>`, `<b title="${html}">x</b>`, html.repeat(3)]) {
    expect(sanitiseHtml(input)).not.toContain('removed]')
    const page = read(sanitiseHtml(input))
    for (const element of [...page.head.children, ...page.body.querySelectorAll('*')]) {
      expect(allowedTags).toContain(element.localName)
      for (const { name, value } of [...element.attributes]) {
        expect(name).toMatch(allowedAttributes)
        if (name === 'href') expect(value).toMatch(/^(https:\/\/|\/(?![/\\]))/)
        if (name === 'src') expect(value).toMatch(/^\/storage\/(?!.*\.\.)/)
        if (name === 'style') expect(value).not.toMatch(/url|expression|position|binding|behavior|\\|z-index/i)
      }
    }
  }
})

it.each(Object.entries(hostileHtml))('%s stays what it is when it is cleaned twice', (_, html) => {
  const once = sanitiseHtml(html)
  expect(read(sanitiseHtml(once)).body.innerHTML).toBe(read(once).body.innerHTML)
})
