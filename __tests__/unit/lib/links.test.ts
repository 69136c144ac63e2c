import { allowedLink, httpsHost, isAllowedLink } from '@/lib/links'

const rules = {
  hosts: ['shop.example.com', '*.cdn.example.com'],
  isRoute: (path: string) => path.startsWith('/pages/')
}

describe('links', () => {
  test.each([
    'https://shop.example.com',
    'https://SHOP.example.com/a?b=1#c',
    'https://a.cdn.example.com/x',
    'https://shop.example.com:443/'
  ])('%s may open', (link) => expect(allowedLink(link, rules)).toEqual({ kind: 'web', url: link }))

  it('opens a registered screen as a screen', () => {
    expect(allowedLink('/pages/cart/cart?x=1', rules)).toEqual({ kind: 'route', path: '/pages/cart/cart?x=1' })
  })

  test.each([
    'http://shop.example.com',
    'https://evil.example',
    'https://shop.example.com.evil.example',
    'https://evilshop.example.com',
    'https://cdn.example.com',
    'https://evilcdn.example.com',
    'https://shop.example.com@evil.example',
    'https://user:pw@shop.example.com',
    'https://shop.example.com:8443/',
    'https://shop.example.com\\@evil.example',
    'https:\\\\shop.example.com',
    'https:shop.example.com',
    ' https://shop.example.com',
    'https://shop.example.com/\u0000',
    'https://shop.example.com/\n',
    '//shop.example.com',
    '/\\shop.example.com',
    '/unknown/page',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'weixin://dl/chat',
    'pages/cart/cart',
    '',
    `https://shop.example.com/${'a'.repeat(3000)}`,
    null,
    7,
    { toString: () => 'https://shop.example.com' }
  ])('%j may not', (link) => expect(isAllowedLink(link, rules)).toBe(false))

  it("never takes another host's address for a path of ours, even if every path were a screen", () => {
    const open = { hosts: [], isRoute: () => true }
    expect(isAllowedLink('/anything', open)).toBe(true)
    expect(isAllowedLink('//evil.example', open)).toBe(false)
    expect(isAllowedLink('/\\evil.example', open)).toBe(false)
  })

  it('opens a plain https URL only', () => {
    expect(httpsHost('https://A.example.com/x')).toBe('a.example.com')
    expect(httpsHost('http://a.example.com')).toBeUndefined()
  })
})
