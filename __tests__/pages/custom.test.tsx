import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import { setLocale } from '@/i18n'
import * as clipboard from '@/platform/clipboard'
import * as routes from '@/routes'
import { raiseFlag, readStored, stores, writeStored } from '@/stores'
import { beginDecorated, openDecorated } from './decorated'
import { FakeShop, words } from './homeSupport'
import { host } from '../support/taro'
import { giveParams } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }))
import ActivityPage from '@/pagesC/custom/index'

const go = routes.go as jest.Mock
const copyText = clipboard.copyText as jest.Mock
let shop: FakeShop

const body = (title: string, line: string) => ({
  title: words(title),
  topBackground: 'linear-gradient(180deg, #A8401A 0%, #F4F6F9 100%)',
  blocks: [
    { id: 'line', type: 'notice', props: { intervalMs: 0, lines: [{ text: words(line) }] } },
    { id: 'rail', type: 'productRail', props: { title: words('好物'), source: { spuCodes: ['P1', 'P2'] }, limit: 4 } }
  ]
})
const page = (pageName: string, title: string, line: string) => ({
  path: '/pagesC/custom/index',
  pageName,
  default: body(title, line),
  archivePages: []
})
const decoration = (...pages: { pageName: string; default: object }[]) => ({
  pages,
  availability: pages.map(({ pageName }) => ({ pageName, havepage: true }))
})

const open = async (params: object = {}) => {
  giveParams(params)
  await openDecorated(ActivityPage)
}

beforeEach(() => {
  beginDecorated()
  stores.visit.begin({ fromShare: false, singlePage: false })
  shop = new FakeShop()
    .answer(
      '/bbccms/pages.json',
      decoration(
        page('custom', '暖冬厨房节', '全场满减'),
        page('custom-laundry', '洗烘专场', '成套更省'),
        page('customShop', '养护季', '原装配件')
      )
    )
    .install()
  go.mockClear()
})

afterEach(() => {
  cleanup()
  act(() => setLocale('zh-CN'))
})

describe('which activity is shown', () => {
  it('the site’s own by default, in the shopper’s language', async () => {
    await open()
    expect(screen.getByRole('heading', { name: '暖冬厨房节' })).toBeTruthy()
    expect(screen.getByText('全场满减')).toBeTruthy()
    expect(await screen.findByText('商品 1')).toBeTruthy()
    act(() => setLocale('en-US'))
    expect(screen.getByRole('heading', { name: '暖冬厨房节 en' })).toBeTruthy()
  })

  it('the one that is named', async () => {
    await open({ activity: 'laundry' })
    expect(screen.getByText('成套更省')).toBeTruthy()
  })

  test.each([
    [true, '全场满减'],
    [false, '原装配件']
  ])('with the platform-custom flag at %s', async (flag, line) => {
    writeStored('pingtaiCustom', flag)
    await open()
    expect(screen.getByText(line)).toBeTruthy()
  })
})

describe('its states', () => {
  it('a skeleton while the site’s files are on their way', async () => {
    shop.hold('/bbccms/pages.json')
    host.params = {}
    render(createElement(ActivityPage))
    expect(screen.getByRole('status', { name: '正在加载活动' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '分享' })).toBeNull()
    shop.release()
    await act(async () => {
      await stores.site.load()
    })
    expect(screen.queryByRole('status', { name: '正在加载活动' })).toBeNull()
  })

  it('an activity that is over, with the way home', async () => {
    await open({ activity: 'spring' })
    expect(screen.getByText('活动已经结束')).toBeTruthy()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '去首页看看' }))
    })
    expect(go).toHaveBeenCalledWith('index')
  })

  it('a failure with a retry that works, and what is held stays', async () => {
    shop.answer('/bbccms/pages.json', new Error('500'))
    await open()
    shop.answer('/bbccms/pages.json', decoration(page('custom', '暖冬厨房节', '全场满减')))
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '重试' }))
      await stores.site.load()
    })
    expect(screen.getByText('全场满减')).toBeTruthy()
    shop.answer('/bbccms/pages.json', new Error('500'))
    await act(async () => {
      await stores.site.load()
    })
    expect(screen.getByText('全场满减')).toBeTruthy()
  })
})

it('a shopper back from the login sees its goods anew, once', async () => {
  await open()
  await screen.findByText('商品 1')
  const before = shop.askedFor('/medias').length
  await act(async () => host.show.forEach((listener) => listener()))
  expect(shop.askedFor('/medias')).toHaveLength(before)
  raiseFlag('refreshCustom')
  await act(async () => host.show.forEach((listener) => listener()))
  expect(shop.askedFor('/medias')).toHaveLength(before + 1)
  expect(readStored('refreshCustom')).toBeUndefined()
})

/** Opens the sheet, whose ways come a moment later, and takes one. */
async function share(way: string) {
  fireEvent.click(screen.getByRole('button', { name: '分享' }))
  const option = await within(screen.getByRole('dialog')).findByRole('button', { name: way })
  await act(async () => {
    fireEvent.click(option)
  })
}

describe('sharing it', () => {
  it('copies a link that names the activity, for any flag of the receiver’s own', async () => {
    writeStored('pingtaiCustom', false)
    await open()
    await share('复制链接')
    expect(copyText).toHaveBeenCalledWith(
      `${window.location.origin}/pagesC/custom/index?params=${encodeURIComponent('{"activity":"shop"}')}`
    )
  })

  /** What is written on a poster; jsdom has no paper of its own, and loads no pictures. */
  const posterSays = async (): Promise<string[]> => {
    const titles: string[] = []
    // a stand-in has only what drawing asks for
    const paper = {
      scale: jest.fn(),
      fillRect: jest.fn(),
      drawImage: jest.fn(),
      measureText: (text: string) => ({ width: text.length * 12 }),
      fillText: (text: string) => void titles.push(text)
    }
    const getContext = jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      // jsdom draws nothing: a poster asks no more of its paper than this
      .mockReturnValue(paper as unknown as CanvasRenderingContext2D)
    const toDataURL = jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
    await share('生成海报')
    await screen.findByRole('button', { name: '保存图片' })
    getContext.mockRestore()
    toDataURL.mockRestore()
    return titles
  }
  const banner = (title: string) => ({
    id: 'top',
    type: 'banner',
    props: {
      autoplayMs: 0,
      slides: [
        { picture: '/storage/p.png', alt: words('图'), title: words(title), subtitle: words('饭煲'), tone: 'light' }
      ]
    }
  })
  const withBanner = (title: string) => {
    const own = page('custom', '暖冬厨房节', '全场满减')
    shop.answer(
      '/bbccms/pages.json',
      decoration({ ...own, default: { ...own.default, blocks: [banner(title), ...own.default.blocks] } })
    )
  }

  it('draws a poster with its name and the words of its banner', async () => {
    withBanner('把冬天煮暖')
    await open()
    expect(await posterSays()).toEqual(['暖冬厨房节', '把冬天煮暖', stores.site.shopName, '长按或扫码，参加活动'])
  })

  it('says no name twice', async () => {
    withBanner('暖冬厨房节')
    await open()
    expect((await posterSays()).slice(0, 2)).toEqual(['暖冬厨房节', '饭煲'])
  })

  it('says something where the page says nothing', async () => {
    await open({ activity: 'laundry' })
    expect((await posterSays()).slice(0, 2)).toEqual(['洗烘专场', '活动正在进行，进来看看'])
  })

  it('greets a visitor who came by a share, with the way into the shop', async () => {
    stores.visit.begin({ fromShare: true, singlePage: false })
    await open()
    fireEvent.click(screen.getByRole('link', { name: /进店逛逛/ }))
    expect(go).toHaveBeenCalledWith('index')
  })

  it('offers no way on from a single page of the timeline', async () => {
    stores.visit.begin({ fromShare: true, singlePage: true })
    await open()
    expect(screen.getByText('全场满减')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /进店逛逛/ })).toBeNull()
  })
})
