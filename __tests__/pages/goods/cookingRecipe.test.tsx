import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { RecipeCard, RecipeDetail } from '@contract'
import { forgetQueries } from '@/api'
import { leaveKitchen } from '@/features/recipe/timers/timers'
import * as routes from '@/routes'
import { readStored, stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/ring', () => ({ ring: jest.fn(), prepareRing: jest.fn() }))
import { ring } from '@/platform/ring'
import CookingRecipe from '@/pagesD/cookingRecipe/cookingRecipe'
import Recipe from '@/pagesD/cookingRecipe/detail'

const go = routes.go as jest.Mock
const listPath = '/crm-group-get/recipe?'

const card = (code: string, over: Partial<RecipeCard> = {}): RecipeCard => ({
  recipeCode: code,
  name: `菜 ${code}`,
  picture: '/storage/pictures/dish.svg',
  applianceCode: 'rice-cooker',
  tastes: [{ tasteCode: 'SWEET', name: '清甜' }],
  minutes: 25,
  level: 1,
  cookedCount: 9200,
  favorite: false,
  ...over
})
const detail: RecipeDetail = {
  ...card('soup'),
  applianceName: '电饭煲',
  kcal: 300,
  persons: 2,
  ingredients: [
    { name: '大米', amount: 150, unit: '克', measure: 'WEIGHT' },
    { name: '鸡蛋', amount: 2, unit: '个', measure: 'PIECE' },
    { name: '盐', unit: '小勺', measure: 'SPOON' }
  ],
  steps: [
    { title: '焖饭', text: '选「煮饭」', picture: '/s1.svg', seconds: 600 },
    { title: '煮蛋', text: '另起一锅', picture: '/s2.svg', seconds: 120 },
    { title: '出锅', text: '趁热吃', picture: '/s3.svg' }
  ],
  pot: { mlEach: 600, ml: 4000, own: true }
}
let shop: FakeShop
const query = () => {
  const calls = shop.askedFor(listPath)
  return Object.fromEntries(new URL(calls[calls.length - 1]?.url ?? '', 'http://x').searchParams)
}

beforeEach(() => {
  window.localStorage.clear()
  leaveKitchen()
  shop = new FakeShop()
    .answer('/crm-group-get/recipe-filter', {
      appliances: [
        { applianceCode: 'rice-cooker', name: '电饭煲', picture: '/a.svg', count: 2, own: true },
        { applianceCode: 'oven', name: '电烤箱', picture: '/b.svg', count: 1, own: false }
      ],
      tastes: [{ tasteCode: 'SWEET', name: '清甜' }]
    })
    .answer('/crm-group-get/recipe-detail', detail)
    .answer(listPath, { list: [card('rice'), card('soup')], total: 2, page: 1, size: 20 })
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
  jest.useRealTimers()
  ;(ring as jest.Mock).mockClear()
})

describe('the list', () => {
  it('is narrowed by appliance and time, and a chosen time lets go at a tap', async () => {
    await open(CookingRecipe, {})
    await screen.findByText('菜 rice')
    await tap(/^电饭煲 ?我的$/)
    await waitFor(() => expect(query()['applianceCode']).toBe('rice-cooker'))
    await tap('时间')
    await screen.findByRole('button', { name: '30 分钟内' })
    await tap('30 分钟内')
    await waitFor(() => expect(query()['maxMinutes']).toBe('30'))
    await tap('30 分钟内')
    expect(await screen.findByRole('button', { name: '时间' })).toBeTruthy()
  })

  it('finds words once nobody types, and says when there is no such dish', async () => {
    await open(CookingRecipe, {})
    await screen.findByText('菜 rice')
    shop.answer(listPath, { list: [], total: 0, page: 1, size: 20 })
    fireEvent.change(screen.getByLabelText('搜索食谱'), { target: { value: '龙虾' } })
    expect(await screen.findByText('没有这样的食谱')).toBeTruthy()
    expect(query()['keyword']).toBe('龙虾')
  })

  it('leads to the login who would keep a dish without one', async () => {
    await open(CookingRecipe, {})
    await screen.findByRole('button', { name: '收藏 菜 soup' })
    await tap('收藏 菜 soup')
    expect(go).toHaveBeenCalledWith('login')
    expect(stores.session.loggedIn).toBe(false)
  })
})

describe('a recipe', () => {
  it('measures out for as many as eat, and says when the pot does not hold it', async () => {
    await open(Recipe, { recipeCode: 'soup' })
    expect(await screen.findByText('150 克')).toBeTruthy()
    expect(screen.getByText('你的 4L 电饭煲放得下，最多 5 人份')).toBeTruthy()
    for (let index = 0; index < 4; index += 1) await tap('增加数量')
    expect(screen.getByText('450 克')).toBeTruthy()
    expect(screen.getByText('6 个')).toBeTruthy()
    expect(screen.getByText('适量')).toBeTruthy()
    expect(screen.getByText('你的 4L 电饭煲一锅最多 5 人份，请分锅做')).toBeTruthy()
  })

  it('keeps several timers as the moments at which they end, through a reload, and rings', async () => {
    await open(Recipe, { recipeCode: 'soup' })
    await screen.findByRole('button', { name: '计时 10:00，焖饭' })
    await tap('计时 10:00，焖饭')
    await tap('计时 02:00，煮蛋')
    expect(screen.getAllByRole('timer')).toHaveLength(2)
    const timers = readStored('cooking')?.timers ?? []
    expect(timers.map(({ title, rang }) => [title, rang])).toEqual([
      ['焖饭', false],
      ['煮蛋', false]
    ])
    expect((timers[0]?.endsAt ?? 0) - (timers[1]?.endsAt ?? 0)).toBeGreaterThan(470_000)

    cleanup()
    leaveKitchen()
    const late = Date.now() + 130_000
    jest.spyOn(Date, 'now').mockReturnValue(late)
    await open(Recipe, { recipeCode: 'soup' })
    expect(await screen.findAllByText('到点了')).toBeTruthy()
    expect(ring).toHaveBeenCalledTimes(1)
    expect(readStored('cooking')?.timers.map(({ rang }) => rang)).toEqual([false, true])
    jest.restoreAllMocks()
  })

  it('draws its clock each second while it is seen, and on other screens waits for the end alone', async () => {
    await open(Recipe, { recipeCode: 'soup' })
    await screen.findByRole('button', { name: '计时 10:00，焖饭' })
    const waits = jest.spyOn(globalThis, 'setTimeout')
    const waitMs = () => waits.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms > 500)
    await tap('计时 10:00，焖饭')
    expect(Math.max(...waitMs())).toBeLessThanOrEqual(1000)
    waits.mockClear()
    cleanup()
    expect(Math.max(...waitMs())).toBeGreaterThan(590_000)
    waits.mockRestore()
  })

  it('pauses a timer where it stands and ends it', async () => {
    await open(Recipe, { recipeCode: 'soup' })
    await screen.findByRole('button', { name: '计时 10:00，焖饭' })
    await tap('计时 10:00，焖饭')
    await tap('暂停 焖饭')
    expect(screen.getByText('已暂停')).toBeTruthy()
    expect(readStored('cooking')?.timers[0]?.leftMs).toBeGreaterThan(590_000)
    await tap('结束计时 焖饭')
    expect(readStored('cooking')?.timers).toEqual([])
  })

  it('remembers how far it is', async () => {
    await open(Recipe, { recipeCode: 'soup' })
    await tap('开始做')
    await screen.findByRole('button', { name: '下一步 1/3' })
    await tap('下一步 1/3')
    expect(screen.getByRole('button', { name: '下一步 2/3' })).toBeTruthy()
    cleanup()
    leaveKitchen()
    await open(Recipe, { recipeCode: 'soup' })
    expect(await screen.findByRole('button', { name: '下一步 2/3' })).toBeTruthy()
    await act(async () => undefined)
  })
})
