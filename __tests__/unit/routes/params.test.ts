import fc from 'fast-check'
import { checkParams, decodeParams, encodeParams, maxParamsBytes } from '@/routes/params'
import { routes } from '@/routes/table'

const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)
const asArrives = [
  (value: string) => value,
  (value: string) => decodeURIComponent(value),
  (value: string) => encodeURIComponent(value)
]

describe('page parameters', () => {
  it('come back as they were sent, as the mini-program, H5 and a doubly encoded link hand them over', () => {
    const order = fc.record({
      orderCodes: fc.uniqueArray(code, { maxLength: 10 }),
      paymentId: fc.option(code, { nil: undefined })
    })
    fc.assert(
      fc.property(order, fc.constantFrom(...asArrives), (params, arrive) => {
        const receivedParams = decodeParams('pay', arrive(encodeParams(params)))
        expect(receivedParams).toEqual(params)
      })
    )
  })

  it('carry any text of a search, percent signs and quotes included', () => {
    const keyword = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .filter((text) => text.trim() === text && text !== '' && text.length <= 60)
    fc.assert(
      fc.property(keyword, fc.constantFrom(...asArrives), (text, arrive) => {
        fc.pre(!/[\u0000-\u001f\u007f]/.test(text))
        expect(decodeParams('productSearch', arrive(encodeParams({ keyword: text })))).toEqual({ keyword: text })
      })
    )
    for (const text of ['100%', '%7B', '%25', '"{}"', 'a+b', '50% 折']) {
      for (const arrive of asArrives)
        expect(decodeParams('productSearch', arrive(encodeParams({ keyword: text })))).toEqual({ keyword: text })
    }
  })

  it('are nothing in the address when there is nothing to say', () => {
    expect(encodeParams({})).toBe('')
    expect(encodeParams({ keyword: undefined })).toBe('')
  })

  it('are refused above 4 KB rather than cut', () => {
    expect(() => encodeParams({ keyword: '汉'.repeat(maxParamsBytes / 3) })).toThrow(RangeError)
  })

  test.each([
    ['nothing', undefined],
    ['a list Taro made of a repeated name', ['{"spuCode":"A"}', '{"spuCode":"B"}']],
    ['no JSON', 'spuCode=A'],
    ['a broken escape', '%7B%ZZ'],
    ['a list', '["A"]'],
    ['null', 'null'],
    ['a number', '7'],
    ['a wrong type', '{"spuCode":7}'],
    ['an object for a text', '{"spuCode":{"toString":"A"}}'],
    ['a path', '{"spuCode":"../../etc"}'],
    ['markup', '{"spuCode":"<script>"}'],
    ['too long a code', `{"spuCode":"${'A'.repeat(65)}"}`],
    ['a prototype', '{"__proto__":{"spuCode":"A"}}'],
    ['a prototype beside the code', '{"spuCode":"A","__proto__":{}}'],
    ['too much', `{"spuCode":"A","x":"${'x'.repeat(5000)}"}`],
    ['far too much', '%25'.repeat(100_000)],
    ['too deep', `{"spuCode":"A","x":${'['.repeat(50)}${']'.repeat(50)}}`],
    ['encoded three times', encodeURIComponent(encodeURIComponent(encodeURIComponent('{"spuCode":"A"}')))]
  ])('are the defaults for %s', (_what, value) => {
    expect(decodeParams('productDetail', value)).toEqual({ spuCode: '' })
  })

  it('keep what is sound beside what is not', () => {
    expect(decodeParams('productDetail', '{"spuCode":"SPU-1","skuCode":false,"evil":1}')).toEqual({ spuCode: 'SPU-1' })
  })

  it('take order codes all or none, each once', () => {
    expect(checkParams('pay', { orderCodes: ['A', 'B', 'A'] })).toEqual({ orderCodes: ['A', 'B'] })
    expect(checkParams('pay', { orderCodes: ['A', ''] })).toEqual({ orderCodes: [] })
    expect(checkParams('pay', { orderCodes: 'A' })).toEqual({ orderCodes: [] })
    expect(checkParams('pay', { orderCodes: Array.from({ length: 51 }, (_none, index) => `A${index}`) })).toEqual({
      orderCodes: []
    })
  })

  test.each([
    ['/pages/cart/cart', true],
    ['/', true],
    ['/pagesB/productDetail/index?params=%7B%22spuCode%22%3A%22A%22%7D', true],
    ['/pagesC/login/login', false],
    ['/pagesC/login/loginForPhone?x=1', false],
    ['/pagesC/error/404', false],
    ['/pagesC/activity/nowhere/nowhere', false],
    ['/unknown', false],
    ['//evil.example/pages/cart/cart', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    ['/pages/cart/cart\n', false],
    ['/pages/cart/cart?<script>', false],
    [`/pages/cart/cart?${'x'.repeat(2000)}`, false],
    [7, false]
  ])('return after login to %j: %s', (from, isReturned) => {
    expect(checkParams('login', { from }).from).toBe(isReturned ? from : undefined)
  })

  it('of the code screen need a phone and a time', () => {
    const params = { phone: '13800138000', captchaKey: 'K1', resendAt: 1_800_000_000_000 }
    expect(checkParams('loginForPhoneCode', params)).toEqual(params)
    expect(checkParams('loginForPhoneCode', { phone: '2', captchaKey: '', resendAt: -1 })).toEqual({})
  })

  it('take a text up to its length and none beyond, rather than cut it', () => {
    const params = { keyword: '锅'.repeat(60), title: '锅'.repeat(40) }
    expect(checkParams('productList', params)).toEqual(params)
    expect(checkParams('productList', { keyword: '锅'.repeat(61), title: '锅'.repeat(41) })).toEqual({})
  })

  it('turn control characters of a text into blanks', () => {
    expect(checkParams('productList', { title: ' a\u0000\nb ' })).toEqual({ title: 'a b' })
  })

  it('open no address screen for choosing on a truthy text', () => {
    expect(checkParams('shippingAddress', { select: 'true' })).toEqual({})
    expect(checkParams('shippingAddress', { select: true, settlementId: 'S1' })).toEqual({
      select: true,
      settlementId: 'S1'
    })
  })

  it('of any screen never throw and survive a second check unchanged', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.webUrl()
    )
    fc.assert(
      fc.property(fc.constantFrom(...routes), hostile, ({ key }, value) => {
        const params = decodeParams(key, value)
        expect(checkParams(key, params)).toEqual(params)
        expect(Object.getPrototypeOf(params)).toBe(Object.prototype)
      })
    )
  })
})
