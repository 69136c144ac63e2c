import { setTransport } from '@/api'
import { miniProgramLink } from '@/features/share/api'
import type { RequestInput } from '@/platform/request/types'

it('asks for a link to the page and its parameters', async () => {
  const asked: RequestInput[] = []
  setTransport((input) => {
    asked.push(input)
    const data = { link: 'weixin://dl/business/?t=X1', expiresAt: 1 }
    const text = JSON.stringify({ success: true, failed: false, code: 'S', message: '', data })
    return Promise.resolve({ kind: 'reply', status: 200, headers: {}, text })
  })
  await expect(miniProgramLink('/pagesB/productDetail/index?params=%7B%22a%22%3A1%7D')).resolves.toBe(
    'weixin://dl/business/?t=X1'
  )
  const query = new URL(asked[0]?.url ?? '', 'http://x').searchParams
  expect([query.get('path'), query.get('query')]).toEqual(['/pagesB/productDetail/index', 'params=%7B%22a%22%3A1%7D'])
  await miniProgramLink('/pages/cart/cart')
  expect(new URL(asked[1]?.url ?? '', 'http://x').searchParams.has('query')).toBe(false)
})
