import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { events } from '@/lib/events'
import * as maps from '@/platform/maps'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from './homeSupport'
import { host } from '../support/taro'
import { giveParams, rest } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => ({
  ...jest.requireActual<object>('@/routes'),
  go: jest.fn(() => Promise.resolve(true)),
  back: jest.fn(() => Promise.resolve(true)),
  canGoBack: jest.fn()
}))
jest.mock('@/platform/maps', () => ({ openInMaps: jest.fn() }))
import ChooseLocation from '@/pagesC/system/chooseLocation'
import OpenLocation from '@/pagesC/system/openLocation'
import PreviewImage from '@/pagesC/system/previewImage'

jest.setTimeout(30_000)
const go = routes.go as jest.Mock
const back = routes.back as jest.Mock
const canGoBack = routes.canGoBack as jest.Mock
let shop: FakeShop

const open = async (page: ComponentType, params: object = {}) => {
  giveParams(params)
  await act(async () => {
    render(createElement(page))
  })
  await rest()
}
const tap = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await rest()
}

const region = (regionCode: string, regionName: string, children: object[] = []) => ({
  regionCode,
  regionName,
  children
})

beforeEach(async () => {
  shop = new FakeShop().install()
  shop.answer('/regions.json', {
    tab1: [region('330000', '浙江省', [region('330100', '杭州市', [region('330106', '西湖区')])])],
    tab2: []
  })
  await stores.site.load()
  go.mockResolvedValue(true)
  back.mockResolvedValue(true)
})
afterEach(() => {
  cleanup()
  host.params = {}
})

describe('pictures of a link', () => {
  it('are shown from the one it names, without those of hosts that the site does not allow', async () => {
    const urls = ['/storage/pictures/a.svg', 'https://evil.example/x.png', '/storage/pictures/b.svg']
    await open(PreviewImage, { urls, current: 5 })
    expect(screen.getByRole('status').textContent).toBe('2/2')
    expect(document.documentElement.innerHTML).not.toContain('evil.example')
    await tap('关闭大图')
    expect(back).toHaveBeenCalled()
  })

  it.each([[{}], [{ urls: 'x' }], [{ urls: ['https://evil.example/x.png', 'javascript:alert(1)'] }]])(
    'that has none to show says so and leads home: %p',
    async (params) => {
      await open(PreviewImage, params)
      expect(screen.getByText('没有可以看的图片')).toBeTruthy()
      await tap('去首页逛逛')
      expect(go).toHaveBeenLastCalledWith('index')
    }
  )
})

describe('a place of a link', () => {
  it('is shown with where it lies, and handed to the map', async () => {
    const place = { latitude: -33.8568, longitude: 151.2153, name: '歌剧院', address: '本尼朗角' }
    await open(OpenLocation, place)
    expect(screen.getByText('南纬 33.8568°，东经 151.2153° · 示意图')).toBeTruthy()
    await tap('打开地图')
    expect(maps.openInMaps).toHaveBeenCalledWith(place)
  })

  it('that names none leads to choosing one', async () => {
    await open(OpenLocation, { latitude: 91, longitude: 10 })
    await tap('选择位置')
    expect(go).toHaveBeenLastCalledWith('chooseLocation', {}, { replace: true })
  })
})

describe('choosing a place', () => {
  const fill = async () => {
    fireEvent.change(screen.getByRole('textbox', { name: /^详细地址/ }), { target: { value: '文三路 478 号' } })
    await tap(/^所在地区/)
    await tap('浙江省') // its only city is taken by itself
    await tap('西湖区')
  }

  it('says that the place is missing, at its field, and goes nowhere', async () => {
    await open(ChooseLocation)
    expect(screen.queryByText('请选择所在地区')).toBeNull()
    await tap('就选这里')
    expect(screen.getByText('请选择所在地区')).toBeTruthy()
    expect(screen.getByText('请填写街道和门牌号')).toBeTruthy()
    expect(go).not.toHaveBeenCalled()
  })

  it('notifies the screen that asked for it, and goes back', async () => {
    const handleChoice = jest.fn()
    const off = events.on('placeChosen', handleChoice)
    canGoBack.mockReturnValue(true)
    await open(ChooseLocation)
    await fill()
    await tap('就选这里')
    expect(handleChoice).toHaveBeenCalledWith({ name: '', address: '浙江省杭州市西湖区文三路 478 号' })
    expect(back).toHaveBeenCalled()
    off()
  })

  it('shows the place where no screen asked for it', async () => {
    canGoBack.mockReturnValue(false)
    await open(ChooseLocation)
    await fill()
    await tap('就选这里')
    const address = '浙江省杭州市西湖区文三路 478 号'
    expect(go).toHaveBeenLastCalledWith('openLocation', { address }, { replace: true })
  })
})
