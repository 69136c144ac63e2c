import { cleanup, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { FakeShop } from '../homeSupport'
import { product } from './productSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import ProductDescription from '@/pagesB/productDetail/h5'

const go = routes.go as jest.Mock
const path = '/pub/product/detail?'
const src = '/storage/pictures/a.svg'
const show = async (descriptionHtml: string) => {
  new FakeShop().answer(path, product({ descriptionHtml })).install()
  await open(ProductDescription, { spuCode: 'P1' })
}
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
})

it('shows the words, and nothing that could do harm', async () => {
  await show('<h2>好锅</h2><script>alert(1)</script><p onclick="x()">一段话</p>')
  expect(await screen.findByText('一段话')).toBeTruthy()
  expect(document.querySelector('script')).toBeNull()
  expect(screen.getByText('一段话').getAttribute('onclick')).toBeNull()
})

it('a tap on a picture opens it large, at its own place among the others', async () => {
  await show(`<p>A<img src="${src}" width="8" height="4"></p><p>B<img src="${src}"></p>`)
  await screen.findByText('A')
  const pictures = [...document.querySelectorAll('.long-description img')]
  expect(pictures).toHaveLength(2)
  expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true)
  await tap('查看大图 2')
  expect(screen.getByRole('dialog').querySelector('.viewer__count')?.textContent).toBe('2/2')
})

it('keeps the place of a picture with a known shape, and lets a table scroll by itself', async () => {
  await show(`<img src="${src}" width="800" height="400"><table><tr><td>格</td></tr></table>`)
  expect((await screen.findByText('格')).closest('.long-description__table')).toBeTruthy()
  expect(document.querySelector<HTMLElement>('.ui-picture__place')?.style.paddingTop).toBe('50%')
})

it('says that there is no description, and that a product is not there', async () => {
  await show('<p></p>')
  expect(await screen.findByText('暂无图文详情')).toBeTruthy()
  cleanup()
  await open(ProductDescription, { spuCode: '' })
  await tap('去首页逛逛')
  expect(go).toHaveBeenCalledWith('index', {})
})
