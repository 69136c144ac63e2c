import { cardOf, linkOf, timelineOf } from '@/features/share/rules'
import { urlOf } from '@/routes'

const subject = {
  path: urlOf('productDetail', { spuCode: 'P1' }),
  title: '  轻养低糖\n电饭煲 ',
  picture: 'https://cdn.example/p1.png'
}

/** Full address of what may be shown, as the site says; '' for the rest. */
const host = (picture: string) =>
  /^(https:\/\/cdn\.example|\/storage)\//.test(picture) ? picture.replace(/^\/storage/, 'https://files.example') : ''

describe('the card for a chat', () => {
  it('opens the page that was shared, under its name and picture', () => {
    expect(cardOf(subject, host)).toEqual({
      title: '轻养低糖 电饭煲',
      path: '/pagesB/productDetail/index?params=%7B%22spuCode%22%3A%22P1%22%7D',
      imageUrl: 'https://cdn.example/p1.png'
    })
  })

  it('says nothing that nobody sees: a mark that turns what stands beside it stays at home', () => {
    expect(cardOf({ ...subject, title: '\u202e洗烘\u0000\u200b 专场' }, host).title).toBe('洗烘 专场')
  })

  it('has no more of a title than a card shows, and breaks no character', () => {
    const { title } = cardOf({ ...subject, title: '饭🍚'.repeat(60) }, host)
    expect([...title]).toHaveLength(60)
    expect(title.endsWith('饭…') || title.endsWith('🍚…')).toBe(true)
  })

  test.each([
    ['https://cdn.example/a.jpg', true],
    ['https://cdn.example/a.webp?w=500', true],
    ['https://cdn.example/a', true],
    ['http://cdn.example/a.png', false],
    ['https://evil.example/a.png', false],
    ['https://cdn.example/a.svg', false],
    ['https://cdn.example/a.SVG?v=2', false],
    ['/storage/pictures/a.png', true],
    ['/storage/pictures/a.svg', false],
    ['/storage/pictures/a.svg?v=3', false],
    ['/pictures/a.png', false],
    ['data:image/png;base64,AA', false],
    ['javascript:alert(1)', false],
    ['', false]
  ])('shows %s: %s', (address, isShown) => {
    expect(cardOf({ ...subject, picture: address }, host).imageUrl).toBe(isShown ? host(address) : undefined)
  })
})

describe('the card for the timeline', () => {
  it('carries the parameters and the flag, and no path', () => {
    expect(timelineOf(subject, host)).toEqual({
      title: '轻养低糖 电饭煲',
      query: 'params=%7B%22spuCode%22%3A%22P1%22%7D&timelineFlag=1',
      imageUrl: 'https://cdn.example/p1.png'
    })
    expect(timelineOf({ path: '/pages/index/index', title: '栖禾' }, host)).toEqual({
      title: '栖禾',
      query: 'timelineFlag=1'
    })
  })
})

describe('the link', () => {
  test.each([
    ['https://shop.example', 'https://shop.example/pages/cart/cart'],
    ['https://shop.example/', 'https://shop.example/pages/cart/cart'],
    [undefined, undefined],
    ['', undefined]
  ])('of a shop at %s is %s', (address, link) => expect(linkOf(address, '/pages/cart/cart')).toBe(link))
})
