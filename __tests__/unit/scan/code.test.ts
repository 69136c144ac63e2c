import fc from 'fast-check'
import { codeOfEntry, readScan } from '@/features/scan/code'
import { linkOf } from '@/features/share/rules'
import { decodeParams, urlOf } from '@/routes'
import { parseQuery } from '@/lib/query'

const shop = 'https://shop.qihe.example'
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
/** As the platform hands a scanned text over. */
const arriving = (link: string) => encodeURIComponent(link)

describe('a scanned code', () => {
  const product = `${shop}/pagesB/productDetail/index?params=${json({ spuCode: 'QFC4083' })}`
  const productTarget = `/pagesB/productDetail/index?params=${json({ spuCode: 'QFC4083' })}`

  it('opens the screen of its link with the scan code as parameters, and keeps the scan code', () => {
    expect(readScan(arriving(product), shop)).toEqual({
      kind: 'open',
      target: productTarget,
      scanCode: '{"spuCode":"QFC4083"}'
    })
  })

  test.each([
    ['unescaped, as some hosts hand it over', product],
    ['with the address in capitals', arriving(product.replace(shop, shop.toUpperCase()))],
    ['with a name of its own for the value', arriving(product.replace('params=', 'code='))],
    ['with marks of a campaign behind', arriving(`${product}&utm=poster`)],
    ['with a fragment behind', arriving(`${product}#top`)],
    ['written with bare JSON', arriving(`${shop}/pagesB/productDetail/index?params={"spuCode":"QFC4083"}`)]
  ])('is understood %s', (_, q) => expect(readScan(q, shop)).toMatchObject({ target: productTarget }))

  it('that all of an order’s screen asks for a login leads there all the same', () => {
    const link = `${shop}/pagesB/order/orderDetail?params=${json({ orderCode: 'O1' })}`
    expect(readScan(arriving(link), shop)).toMatchObject({
      target: `/pagesB/order/orderDetail?params=${json({ orderCode: 'O1' })}`
    })
  })

  test.each([
    ['the shop itself', `${shop}`, '/pages/index/index'],
    ['the shop itself with a slash', `${shop}/`, '/pages/index/index'],
    ['a screen without parameters', `${shop}/pages/cart/cart`, '/pages/cart/cart'],
    ['a path that is no screen', `${shop}/autumn`, '/pagesC/custom/index'],
    ['an unknown screen', `${shop}/pagesB/gone/gone?x=${json({ a: 1 })}`, '/pagesB/gone/gone'],
    ['a screen that is not built', `${shop}/pagesB/guobuPage/guobuPage`, '/pagesB/guobuPage/guobuPage'],
    [
      'an employee’s invite',
      `${shop}/pagesC/pullActivity/pullActivity?params=${json({ inviteCode: 'HE7K2MXQ' })}`,
      `/pagesC/pullActivity/pullActivity?params=${json({ inviteCode: 'HE7K2MXQ' })}`
    ],
    [
      'a code of the shop alone',
      `${shop}/?c=${json({ activity: 'laundry' })}`,
      `/pagesC/custom/index?params=${json({ activity: 'laundry' })}`
    ]
  ])('of %s leads to where it says', (_, link, target) =>
    expect(readScan(arriving(link), shop)).toMatchObject({ kind: 'open', target })
  )

  it('of an employee purchase keeps what follows the ampersand', () => {
    const code = { type: 'EmployeePurchase', activity: 'laundry' }
    expect(readScan(arriving(`${shop}/scan?code=${json(code)}&E10086%2F7`), shop)).toEqual({
      kind: 'open',
      target: '/pagesC/employeePurchase/employeePurchase',
      scanCode: JSON.stringify(code),
      employeePurchase: 'E10086/7'
    })
    const product = `${shop}/pagesB/productDetail/index?code=${json({ spuCode: 'P1', type: 'EmployeePurchase' })}&E1`
    expect(readScan(arriving(product), shop)).toMatchObject({
      target: expect.stringContaining('/pagesB/productDetail/index?'),
      employeePurchase: 'E1'
    })
    // held to no address, it leads nowhere else
    expect(readScan(arriving(`${shop}/scan?code=${json(code)}&E1`), undefined)).toMatchObject({
      target: `/pagesC/custom/index?params=${json(code)}`
    })
    const without = readScan(arriving(`${shop}/scan?code=${json(code)}`), shop)
    expect(without).not.toHaveProperty('employeePurchase')
    const other = readScan(arriving(`${shop}/scan?code=${json({ type: 'Other' })}&E10086`), shop)
    expect(other).not.toHaveProperty('employeePurchase')
  })

  test('a shop’s code leads to the shop, and without a code of it to the same screen, which says that there is none', () => {
    const scanOf = (values: object) => readScan(arriving(`${shop}/pagesC/shop/index?x=${json(values)}`), shop)
    expect(scanOf({ shopCode: 'QH-LIFE' })).toMatchObject({
      target: `/pagesC/shop/index?params=${json({ shopCode: 'QH-LIFE' })}`
    })
    expect(scanOf({ a: 1 })).toMatchObject({ target: `/pagesC/shop/index?params=${json({ a: 1 })}` })
  })

  const nestedText = '{"a":'.repeat(5) + '1' + '}'.repeat(5)
  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['words', arriving('谢谢惠顾')],
    ['a script', arriving('javascript:alert(1)')],
    ['a data address', arriving('data:text/html,<script>alert(1)</script>')],
    ['another host', arriving('https://evil.example/pagesB/productDetail/index')],
    ['a host that begins alike', arriving(`${shop}.evil.example/pages/cart/cart`)],
    ['a host behind a user name', arriving(`${shop}@evil.example/pages/cart/cart`)],
    ['a port of its own', arriving(`${shop}:8443/pages/cart/cart`)],
    ['no encryption', arriving(product.replace('https:', 'http:'))],
    ['a broken escape', '%E4%A'],
    ['a broken escape in its value', arriving(`${shop}/pages/cart/cart?params=%E4%A`)],
    ['no JSON', arriving(`${shop}/pages/cart/cart?params=hello`)],
    ['JSON that is no object', arriving(`${shop}/pages/cart/cart?params=${json([1])}`)],
    ['a query without a value', arriving(`${shop}/pages/cart/cart?params`)],
    ['JSON within JSON within JSON', arriving(`${shop}/pages/cart/cart?params=${encodeURIComponent(nestedText)}`)],
    ['a prototype', arriving(`${shop}/pages/cart/cart?params=${encodeURIComponent('{"__proto__":{"a":1}}')}`)],
    ['a constructor', arriving(`${shop}/pages/cart/cart?params=${encodeURIComponent('{"a":{"constructor":1}}')}`)],
    ['too long a link', arriving(`${shop}/pages/cart/cart?params=${json({ a: 'x'.repeat(3000) })}`)],
    ['far too long a text', 'x'.repeat(20_000)],
    ['too large a scan code', arriving(`${shop}/pages/cart/cart?params={"a":"${'x'.repeat(2001)}"}`)],
    ['a control character', arriving(`${shop}/pages/cart/cart\n?params={}`)],
    ['a hidden control character', arriving(`${shop}/pages/cart/cart?params=%7B%22a%22%3A%22%00%22%7D`)],
    ['a way up', arriving(`${shop}/pages/../admin`)],
    ['a path that is another host’s', arriving(`${shop}//evil.example`)],
    ['a path with a script', arriving(`${shop}/<script>`)],
    ['too long an employee value', arriving(`${shop}/s?c=${json({ t: 'EmployeePurchase' })}&${'x'.repeat(501)}`)],
    ['a broken employee value', arriving(`${shop}/s?c=${json({ t: 'EmployeePurchase' })}&%E4%A`)]
  ])('of %s is refused whole', (_, q) => expect(readScan(q, shop)).toEqual({ kind: 'refused' }))

  it('is refused while the shop’s address can’t be used', () => {
    expect(readScan(arriving(product), '')).toEqual({ kind: 'refused' })
  })

  describe('of a site that names no address', () => {
    test.each([
      ['a screen', product, { spuCode: 'QFC4083' }],
      ['another path', `https://code.example/s/1?c=${json({ activity: 'laundry' })}`, { activity: 'laundry' }],
      ['no encryption', `http://code.example:8080/?c=${json({ activity: 'laundry' })}`, { activity: 'laundry' }]
    ])('with %s stays on the activity page and is kept', (_, link, values) =>
      expect(readScan(arriving(link), undefined)).toEqual({
        kind: 'open',
        target: `/pagesC/custom/index?params=${json(values)}`,
        scanCode: JSON.stringify(values)
      })
    )

    it('without a code opens the activity page, and keeps nothing', () =>
      expect(readScan(arriving('https://code.example/s/1'), undefined)).toEqual({
        kind: 'open',
        target: '/pagesC/custom/index'
      }))

    test.each([
      ['words', '谢谢惠顾'],
      ['a script', 'javascript:alert(1)'],
      ['a user name before the host', `https://a@evil.example/?c=${json({ a: 1 })}`],
      ['a code past its bound', `https://code.example/?c={"a":"${'x'.repeat(2001)}"}`],
      ['no JSON', 'https://code.example/?c=hello']
    ])('of %s is refused all the same', (_, link) =>
      expect(readScan(arriving(link), undefined)).toEqual({ kind: 'refused' })
    )
  })

  test.each([
    [1011, 'x', 'x'],
    [1012, 'x', 'x'],
    [1013, 'x', 'x'],
    [1047, 'x', undefined],
    [1001, 'x', undefined],
    [undefined, 'x', undefined],
    [1011, '', undefined],
    [1011, 7, undefined]
  ])('at scene %p the query value %p is the code %p', (scene, q, code) => expect(codeOfEntry(scene, q)).toBe(code))

  it('never throws, and opens nothing but paths of the app, for any content', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `${shop}/${text}`),
          fc.webUrl()
        ),
        (text) => {
          for (const q of [text, arriving(text)]) {
            const scan = readScan(q, shop)
            if (scan.kind === 'open') expect(scan.target).toMatch(/^\/pages/)
            const unheld = readScan(q, undefined)
            if (unheld.kind === 'open') expect(unheld.target).toMatch(/^\/pagesC\/custom\/index/)
          }
        }
      )
    )
  })
})

describe('the code of a poster', () => {
  it('opens that product when it is scanned, with the choice that was shared', () => {
    const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)
    fc.assert(
      fc.property(code, fc.option(code, { nil: undefined }), (spuCode, skuCode) => {
        const link = linkOf(shop, urlOf('productDetail', { spuCode, skuCode })) ?? ''
        const scan = readScan(arriving(link), shop)
        const [path, query = ''] = scan.kind === 'open' ? scan.target.split('?') : []
        expect(path).toBe('/pagesB/productDetail/index')
        const params = decodeParams('productDetail', parseQuery(query).params)
        expect(params).toEqual(skuCode === undefined ? { spuCode } : { spuCode, skuCode })
      })
    )
  })
})
