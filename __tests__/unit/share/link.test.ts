import { miniProgramLink } from '@/features/share/api'
import { fakeGateway, reply } from '../../support/gateway'

it('asks for a link to the page and its parameters', async () => {
  const { requests } = fakeGateway().on(
    '/o2srh/pub/v1/wx-schemes',
    reply({ link: 'weixin://dl/business/?t=X1', expiresAt: 1 })
  )
  await expect(miniProgramLink('/pagesB/productDetail/index?params=%7B%22a%22%3A1%7D')).resolves.toBe(
    'weixin://dl/business/?t=X1'
  )
  const query = new URL(requests[0]?.url ?? '', 'http://x').searchParams
  expect([query.get('path'), query.get('query')]).toEqual(['/pagesB/productDetail/index', 'params=%7B%22a%22%3A1%7D'])
  await miniProgramLink('/pages/cart/cart')
  expect(new URL(requests[1]?.url ?? '', 'http://x').searchParams.has('query')).toBe(false)
})
