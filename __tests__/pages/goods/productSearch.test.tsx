import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { readStored, stores, writeStored } from '@/stores'
import { FakeShop } from '../homeSupport'
import { giveParams } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => ({ ...jest.requireActual<object>('@/platform/feedback'), confirm: jest.fn() }))
import Taro from '@tarojs/taro'
import ProductSearch from '@/pagesB/productList/productSearch'

const go = routes.go as jest.Mock
const confirm = feedback.confirm as jest.Mock
let shop: FakeShop

const open = async (params: object = {}) => {
  giveParams(params)
  await act(async () => {
    render(createElement(ProductSearch))
  })
}
const field = () => screen.getByLabelText('搜索') as HTMLInputElement
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }))
const tap = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

beforeEach(() => {
  window.localStorage.clear()
  shop = new FakeShop()
    .answer('/search-associate', ({ url }: { url: string }) => ({
      list: [{ word: `${new URL(url, 'http://x').searchParams.get('keyword')}煲`, count: 3 }]
    }))
    .install()
  go.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('searching', () => {
  it('starts with the cursor in the field and what many search for', async () => {
    await open()
    expect(await screen.findByText('低糖电饭煲')).toBeTruthy()
    expect(document.activeElement).toBe(field())
    expect(field().placeholder).toBe('低糖电饭煲')
  })

  it('searches for the typed or pasted words, tidied and cut, and remembers them', async () => {
    await open()
    await type(`  IH \n 电饭煲 ${'长'.repeat(80)}`)
    await tap('搜索')
    const keyword = (go.mock.calls[0] as [string, { keyword: string }])[1].keyword
    expect(keyword.startsWith('IH 电饭煲 长')).toBe(true)
    expect(keyword.length).toBeLessThanOrEqual(60)
    expect(readStored('searchHistory')).toEqual([keyword])
  })

  it('searches for the hint when nothing is typed', async () => {
    await open()
    await screen.findByText('低糖电饭煲')
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }))
    expect(go).toHaveBeenCalledWith('productList', { keyword: '低糖电饭煲' }, { replace: false })
  })

  it('takes the place of itself when it was opened from a list', async () => {
    const pages = jest.spyOn(Taro, 'getCurrentPages')
    pages.mockReturnValue([{ route: 'pagesB/productList/productList' }, { route: 'x' }] as never)
    await open({ keyword: '锅' })
    expect(field().value).toBe('锅')
    await tap('搜索')
    expect(go).toHaveBeenCalledWith('productList', { keyword: '锅' }, { replace: true })
  })

  it('leaves history and field alone when the words many search for fail, and tries again', async () => {
    writeStored('searchHistory', ['冰箱'])
    shop.answer('/hot-word', new Error('offline'))
    await open()
    await screen.findByText('网络不佳，请稍后重试')
    expect(screen.getByText('冰箱')).toBeTruthy()
    shop.answer('/hot-word', { list: [{ word: '空气炸锅', hot: false }] })
    await tap('重试')
    expect(await screen.findByText('空气炸锅')).toBeTruthy()
  })

  it('says what to do when there is neither history nor a word', async () => {
    shop.answer('/hot-word', { list: [] })
    await open()
    expect(await screen.findByText('想找点什么？')).toBeTruthy()
  })
})

describe('suggestions', () => {
  it('come after a pause, once, with the typed part marked', async () => {
    jest.useFakeTimers()
    await open()
    await type('电')
    await pass(200)
    await type('电饭')
    await pass(499)
    expect(shop.askedFor('/search-associate')).toHaveLength(0)
    await pass(1)
    expect(shop.askedFor('/search-associate')).toHaveLength(1)
    expect(document.querySelector('.suggestion__typed')?.textContent).toBe('电饭')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /电饭\s*煲/ })))
    expect(go).toHaveBeenCalledWith('productList', { keyword: '电饭煲' }, { replace: false })
  })

  it('of an earlier word are dropped when they come late', async () => {
    jest.useFakeTimers()
    await open()
    shop.hold('keyword=%E7%94%B5&')
    await type('电')
    await pass(600)
    await type('冰')
    await pass(600)
    await act(async () => shop.release())
    await pass(10)
    expect(document.querySelector('.suggestion__word')?.textContent).toBe('冰煲')
  })

  it('are left out when they fail', async () => {
    jest.useFakeTimers()
    shop.answer('/search-associate', new Error('offline'))
    await open()
    await type('电')
    await pass(600)
    expect(screen.getByText('大家都在搜')).toBeTruthy()
  })
})

describe('the history', () => {
  beforeEach(() => writeStored('searchHistory', ['冰箱', '洗衣机']))

  it('searches again by a tap', async () => {
    await open()
    await tap('洗衣机')
    expect(go).toHaveBeenCalledWith('productList', { keyword: '洗衣机' }, { replace: false })
    expect(readStored('searchHistory')).toEqual(['洗衣机', '冰箱'])
  })

  it('forgets one word', async () => {
    await open()
    await tap('管理')
    await tap('删除 冰箱')
    expect(screen.queryByText('冰箱')).toBeNull()
    expect(readStored('searchHistory')).toEqual(['洗衣机'])
  })

  it('forgets all only when the shopper is sure', async () => {
    await open()
    await tap('管理')
    confirm.mockResolvedValueOnce(false)
    await tap('清空')
    expect(screen.getByText('冰箱')).toBeTruthy()
    confirm.mockResolvedValueOnce(true)
    await tap('清空')
    await waitFor(() => expect(screen.queryByText('冰箱')).toBeNull())
    expect(readStored('searchHistory')).toBeUndefined()
  })
})

describe('goods that one knows', () => {
  const goods = (spuCode: string, title: string) => ({
    spuCode,
    skuCode: `${spuCode}-1`,
    title,
    picture: '/a.svg',
    priceFen: 19_900
  })
  const knownPath = '/known-goods'
  beforeEach(() => {
    shop.answer(knownPath, { bought: [{ ...goods('P1', '滤芯'), times: 3 }], seen: [goods('P2', '电水壶')] })
    stores.session.login('T1', 'U1')
  })
  afterEach(() => stores.session.logout())

  it('stand beneath what many search for, and lead to their own version', async () => {
    await open()
    expect(await screen.findByText('常买')).toBeTruthy()
    expect(screen.getByText('浏览过')).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByText('电水壶')))
    expect(go).toHaveBeenCalledWith('productDetail', { spuCode: 'P2', skuCode: 'P2-1' })
  })

  it('are not called often bought when each was bought once', async () => {
    shop.answer(knownPath, { bought: [{ ...goods('P1', '滤芯'), times: 1 }], seen: [] })
    await open()
    expect(await screen.findByText('买过')).toBeTruthy()
    expect(screen.queryByText('常买')).toBeNull()
    expect(screen.queryByText('浏览过')).toBeNull()
  })

  it.each([
    ['without any', () => void shop.answer(knownPath, { bought: [], seen: [] })],
    ['with goods that do not come', () => void shop.answer(knownPath, new Error('offline'))],
    ['logged out', () => stores.session.logout()]
  ])('leave no heading to a shopper %s', async (_, history) => {
    history()
    await open()
    expect(await screen.findByText('低糖电饭煲')).toBeTruthy()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    if (!stores.session.loggedIn) expect(shop.askedFor(knownPath)).toHaveLength(0)
  })
})
