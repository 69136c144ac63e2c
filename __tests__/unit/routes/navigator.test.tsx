import { act, render } from '@testing-library/react'
import {
  back,
  configureNavigator,
  currentUrl,
  go,
  goToPath,
  holdNavigation,
  isBuilt,
  routeOf,
  leaveLogin,
  resetNavigator,
  showNotFound,
  urlOf,
  useArrival,
  usePageParams
} from '@/routes'

const mockHost = {
  stack: [] as { route: string }[],
  params: {} as Record<string, unknown>,
  didShow: [] as (() => void)[],
  refuses: false
}
const mockJump = (method: string) =>
  jest.fn((_option: { url?: string; delta?: number }) =>
    mockHost.refuses ? Promise.reject(new Error(method)) : Promise.resolve()
  )
const mockTaro = {
  navigateTo: mockJump('navigateTo'),
  redirectTo: mockJump('redirectTo'),
  switchTab: mockJump('switchTab'),
  navigateBack: mockJump('navigateBack')
}

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    navigateTo: (option: { url: string }) => mockTaro.navigateTo(option),
    redirectTo: (option: { url: string }) => mockTaro.redirectTo(option),
    switchTab: (option: { url: string }) => mockTaro.switchTab(option),
    navigateBack: (option: { delta: number }) => mockTaro.navigateBack(option),
    getCurrentPages: () => mockHost.stack,
    getCurrentInstance: () => ({ router: { params: mockHost.params } })
  },
  useRouter: () => ({ params: mockHost.params }),
  useDidShow: (listener: () => void) => void mockHost.didShow.push(listener)
}))

const mockParts: { load: ((path: string) => Promise<void>) | undefined } = { load: undefined }
jest.mock('@/platform/pageParts', () => ({ loadPart: (path: string) => mockParts.load?.(path) }))

const calls = () =>
  Object.entries(mockTaro).flatMap(([method, jump]) =>
    jump.mock.calls.map(([option]) => `${method} ${option.url ?? option.delta}`)
  )
const detail = '/pagesB/productDetail/index?params=%7B%22spuCode%22%3A%22A%22%7D'

beforeEach(() => {
  resetNavigator()
  for (const [method, jump] of Object.entries(mockTaro)) jump.mockImplementation(mockJump(method))
  Object.assign(mockHost, { stack: [{ route: 'pages/index/index' }], params: {}, didShow: [], refuses: false })
  mockParts.load = undefined
  configureNavigator({ isLoggedIn: () => true })
  jest.useFakeTimers({ now: 1_800_000_000_000 })
})
afterEach(() => {
  jest.useRealTimers()
  process.env.TARO_ENV = 'h5'
})

describe('going to a screen', () => {
  it('opens it with its checked parameters as one JSON object', async () => {
    await expect(go('productDetail', { spuCode: 'A' })).resolves.toBe(true)
    expect(calls()).toEqual([`navigateTo ${detail}`])
  })

  it('takes the place of the current page on a replace', async () => {
    await go('productDetail', { spuCode: 'A' }, { replace: true })
    expect(calls()).toEqual([`redirectTo ${detail}`])
  })

  it('opens a tab by switchTab without a query, with replace or without', async () => {
    await go('cart')
    await go('classification', { categoryCode: 'C1' }, { replace: true })
    expect(calls()).toEqual(['switchTab /pages/cart/cart', 'switchTab /pages/classification/classification'])
  })

  it('opens the 404 screen for one that is not built', async () => {
    const unbuilt = jest.replaceProperty(routeOf('guobuPage'), 'built', false)
    expect(isBuilt('guobuPage')).toBe(false)
    await go('guobuPage')
    unbuilt.restore()
    expect(calls()[0]).toContain('/pagesC/error/404?params=')
    expect(decodeURIComponent(calls()[0] ?? '')).toContain('/pagesB/guobuPage/guobuPage')
  })

  it('reports where it came from and where it goes', async () => {
    const onNavigate = jest.fn()
    configureNavigator({ isLoggedIn: () => true, onNavigate })
    await go('cart')
    mockHost.stack = []
    await go('orderDetail', { orderCode: 'O1' })
    expect(onNavigate.mock.calls).toEqual([
      ['index', 'cart'],
      [undefined, 'orderDetail']
    ])
  })

  it('replaces when a mini-program has its ten pages open, and never on H5', async () => {
    mockHost.stack = Array.from({ length: 10 }, () => ({ route: 'pagesB/productDetail/index' }))
    await go('productDetail', { spuCode: 'A' })
    process.env.TARO_ENV = 'weapp'
    await go('productDetail', { spuCode: 'B' })
    mockHost.stack.pop()
    await go('productDetail', { spuCode: 'C' })
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['navigateTo', 'navigateTo', 'redirectTo'])
  })
})

describe('a screen that needs a login', () => {
  beforeEach(() => configureNavigator({ isLoggedIn: () => false }))

  it('opens the login screen with the way back', async () => {
    const onNavigate = jest.fn()
    configureNavigator({ isLoggedIn: () => false, onNavigate })
    await go('orderDetail', { orderCode: 'O1' })
    expect(calls()).toEqual([`navigateTo ${urlOf('login', { from: urlOf('orderDetail', { orderCode: 'O1' }) })}`])
    expect(onNavigate).toHaveBeenCalledWith('index', 'login')
    await goToPath(urlOf('orderDetail', { orderCode: 'O1' }), { replace: true })
    expect(calls()).toHaveLength(1)
  })

  it('does so in place of the page when replacing', async () => {
    await go('myOrder', {}, { replace: true })
    expect(calls()).toEqual([`redirectTo ${urlOf('login', { from: '/pagesB/order/myOrder' })}`])
  })

  it('leaves out a way back too long to carry', async () => {
    await go('pay', { orderCodes: Array.from({ length: 50 }, (_none, index) => `${index}`.padStart(60, 'A')) })
    expect(calls()).toEqual(['navigateTo /pagesC/login/login'])
  })

  it('does not ask for it on an open screen', async () => {
    await go('productDetail', { spuCode: 'A' })
    expect(calls()).toEqual([`navigateTo ${detail}`])
  })
})

describe('a double tap', () => {
  it('opens a screen once within the page-switch time-out, and another at once', async () => {
    const results = await Promise.all([go('productDetail', { spuCode: 'A' }), go('productDetail', { spuCode: 'A' })])
    expect(results).toEqual([true, false])
    jest.advanceTimersByTime(1499)
    await go('productDetail', { spuCode: 'A' })
    expect(calls()).toHaveLength(1)
    await go('productDetail', { spuCode: 'B' })
    expect(calls()).toHaveLength(2)
    jest.advanceTimersByTime(1500)
    await go('productDetail', { spuCode: 'B' })
    expect(calls()).toHaveLength(3)
  })

  it('is no double tap once a page has shown in between', async () => {
    const Page = () => {
      useArrival()
      return null
    }
    await go('productDetail', { spuCode: 'A' })
    render(<Page />)
    mockHost.didShow.forEach((listener) => listener())
    await go('productDetail', { spuCode: 'A' })
    expect(calls()).toHaveLength(2)
  })

  it('after a refusal by the host is a new try, and the refusal returns false', async () => {
    mockHost.refuses = true
    await expect(go('cart')).resolves.toBe(false)
    mockHost.refuses = false
    await expect(go('cart')).resolves.toBe(true)
  })
})

describe('going to a path', () => {
  test.each([
    ['/pages/cart/cart', 'switchTab /pages/cart/cart'],
    [detail, `navigateTo ${detail}`],
    [`${detail}&utm=1`, `navigateTo ${detail}`],
    [
      '/pagesB/productDetail/index?params=%3Cscript%3E',
      'navigateTo /pagesB/productDetail/index?params=%7B%22spuCode%22%3A%22%22%7D'
    ]
  ])('%s does %s', async (path, call) => {
    await goToPath(path)
    expect(calls()).toEqual([call])
  })

  test.each(['/nowhere?x=1', '//evil.example', 'https://evil.example', `/${'x'.repeat(9000)}`])(
    '%.40s opens the 404 screen',
    async (path) => {
      await goToPath(path)
      expect(calls()[0]).toMatch(/^navigateTo \/pagesC\/error\/404\?params=/)
    }
  )

  it('that the app does not know replaces at entry and opens on top later', async () => {
    await showNotFound('/x', true)
    await showNotFound('/y', false)
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['navigateTo', 'redirectTo'])
  })
})

describe('going back', () => {
  it('returns to the page below and reports it', async () => {
    const onNavigate = jest.fn()
    configureNavigator({ isLoggedIn: () => true, onNavigate })
    mockHost.stack = [{ route: 'pages/cart/cart' }, { route: 'pagesB/productDetail/index' }]
    await back()
    expect(calls()).toEqual(['navigateBack 1'])
    expect(onNavigate).toHaveBeenCalledWith('productDetail', 'cart')
  })

  it('takes a second tap for the same until the page has closed', async () => {
    const page = { route: 'pagesB/productDetail/index' }
    mockHost.stack = [page, page, page]
    expect(await Promise.all([back(), back()])).toEqual([true, false])
    mockHost.stack.pop()
    await expect(back()).resolves.toBe(true)
    await go('productDetail', { spuCode: 'A' })
    await expect(back()).resolves.toBe(true)
    await expect(back()).resolves.toBe(false)
    jest.advanceTimersByTime(1500)
    await expect(back()).resolves.toBe(true)
  })

  it('goes home, or to the given screen, when this is the only page', async () => {
    mockHost.stack = [{ route: '/pagesB/productDetail/index' }]
    await back()
    await back('productSearch')
    expect(calls().sort()).toEqual(['redirectTo /pagesB/productList/productSearch', 'switchTab /pages/index/index'])
  })
})

describe('leaving the login screens', () => {
  const login = ['pagesC/login/login', 'pagesC/login/loginForPhone', 'pagesC/login/loginForPhone_code'].map(
    (route) => ({ route })
  )

  it('goes back over all of them to the page the shopper came from', async () => {
    const onNavigate = jest.fn()
    configureNavigator({ isLoggedIn: () => true, onNavigate })
    mockHost.stack = [{ route: 'pagesB/productDetail/index' }, ...login]
    await leaveLogin(detail)
    await leaveLogin()
    expect(calls()).toEqual(['navigateBack 3', 'navigateBack 3'])
    expect(onNavigate).toHaveBeenCalledWith('loginForPhoneCode', 'productDetail')
  })

  it('puts a page that was not open yet in their place, once the host has closed them', async () => {
    mockHost.stack = [{ route: 'pages/ucenter/index' }, ...login]
    mockTaro.navigateBack.mockImplementation(() => {
      setTimeout(() => mockHost.stack.splice(2), 300)
      return Promise.resolve()
    })
    const leaving = leaveLogin('/pagesB/order/myOrder')
    await jest.advanceTimersByTimeAsync(250)
    expect(calls()).toEqual(['navigateBack 2'])
    await jest.advanceTimersByTimeAsync(100)
    await expect(leaving).resolves.toBe(true)
    expect(calls()).toEqual(expect.arrayContaining(['navigateBack 2', 'redirectTo /pagesB/order/myOrder']))
  })

  it('switches to a tab at once, and opens home when nothing is below', async () => {
    mockHost.stack = [{ route: 'pages/ucenter/index' }, ...login]
    await leaveLogin('/pages/cart/cart')
    mockHost.stack = login.slice(0, 1)
    await leaveLogin()
    expect(calls()).toEqual(['switchTab /pages/cart/cart', 'switchTab /pages/index/index'])
  })
})

describe('the address of the page on top', () => {
  it('is its path with its checked parameters', () => {
    mockHost.stack = [{ route: '/pagesB/productDetail/index' }]
    mockHost.params = { params: '{"spuCode":"A","evil":1}', stamp: '3' }
    expect(currentUrl()).toBe(detail)
  })

  it('is empty on a login screen and before any page', () => {
    mockHost.stack = [{ route: '/pagesC/login/login' }]
    expect(currentUrl()).toBe('')
    mockHost.stack = []
    expect(currentUrl()).toBe('')
  })
})

describe('parameters of a page', () => {
  const paramsSeen: unknown[] = []
  const Detail = () => {
    paramsSeen.push(usePageParams('productDetail'))
    return null
  }
  const Categories = () => {
    paramsSeen.push(usePageParams('classification'))
    return null
  }
  beforeEach(() => void paramsSeen.splice(0))

  it('are checked and stay the same object', () => {
    mockHost.params = { params: '%7B%22spuCode%22%3A%22A%22%7D', stamp: '1', $taroTimestamp: 2 }
    const { rerender } = render(<Detail />)
    rerender(<Detail />)
    expect(paramsSeen).toEqual([{ spuCode: 'A' }, { spuCode: 'A' }])
    expect(paramsSeen[0]).toBe(paramsSeen[1])
  })

  it('reach a tab page that is already open, anew each time, and stay when only the tab is tapped', async () => {
    mockHost.params = { params: '{"categoryCode":"C0"}' }
    render(<Categories />)
    expect(paramsSeen.at(-1)).toEqual({ categoryCode: 'C0' })
    await act(() => go('classification', { categoryCode: 'C1' }))
    const first = paramsSeen.at(-1)
    expect(first).toEqual({ categoryCode: 'C1' })
    jest.advanceTimersByTime(2000)
    await act(() => go('classification', { categoryCode: 'C1' }))
    expect(paramsSeen.at(-1)).toEqual(first)
    expect(paramsSeen.at(-1)).not.toBe(first)
    const last = paramsSeen.at(-1)
    jest.advanceTimersByTime(2000)
    await act(() => go('classification'))
    expect(paramsSeen.at(-1)).toBe(last)
  })
})

describe('a screen with a part to fetch', () => {
  const holdNow = () => {
    const waiting: { path: string; come: () => void; fail: () => void }[] = []
    mockParts.load = (path) =>
      new Promise((resolve, reject) => {
        waiting.push({ path, come: resolve, fail: () => reject(new Error('ChunkLoadError')) })
      })
    return waiting
  }

  it('is opened once the part is there; taps meanwhile are the same tap, however long it takes', async () => {
    const waiting = holdNow()
    const went = go('cart')
    jest.advanceTimersByTime(5000)
    await expect(go('cart')).resolves.toBe(false)
    expect(calls()).toEqual([])
    expect(waiting.map(({ path }) => path)).toEqual(['/pages/cart/cart'])
    waiting[0]!.come()
    await expect(went).resolves.toBe(true)
    expect(calls()).toEqual(['switchTab /pages/cart/cart'])
  })

  it('is not opened when the part fails: a message shows, nothing else changes, and the next tap fetches again', async () => {
    const waiting = holdNow()
    const onPartFailed = jest.fn()
    const onNavigate = jest.fn()
    configureNavigator({ isLoggedIn: () => true, onNavigate, onPartFailed })
    const went = go('productDetail', { spuCode: 'A' })
    waiting[0]!.fail()
    await expect(went).resolves.toBe(false)
    expect(onPartFailed).toHaveBeenCalledTimes(1)
    expect(onNavigate).not.toHaveBeenCalled()
    expect(calls()).toEqual([])
    const again = go('productDetail', { spuCode: 'A' })
    waiting[1]!.come()
    await expect(again).resolves.toBe(true)
    expect(calls()).toEqual([`navigateTo ${detail}`])
  })

  it('gives way to a later one, silently', async () => {
    const waiting = holdNow()
    const onPartFailed = jest.fn()
    configureNavigator({ isLoggedIn: () => true, onPartFailed })
    const [first, second, third] = [go('cart'), go('ucenter'), go('classification')]
    waiting[0]!.come()
    waiting[1]!.fail()
    waiting[2]!.come()
    await expect(Promise.all([first, second, third])).resolves.toEqual([false, false, true])
    expect(onPartFailed).not.toHaveBeenCalled()
    expect(calls()).toEqual(['switchTab /pages/classification/classification'])
  })
})

describe('while the chat app shows a single page', () => {
  it('no jump is made, each says why, and afterwards they are made again', async () => {
    const listener = jest.fn()
    holdNavigation(listener)
    await expect(go('cart')).resolves.toBe(false)
    await expect(goToPath(detail)).resolves.toBe(false)
    await expect(showNotFound('/gone', false)).resolves.toBe(false)
    expect(calls()).toEqual([])
    expect(listener).toHaveBeenCalledTimes(3)
    holdNavigation(undefined)
    await expect(goToPath(detail)).resolves.toBe(true)
    expect(calls()).toEqual([`navigateTo ${detail}`])
  })
})

describe('a screen that the app around the store opens itself', () => {
  const elsewhere = jest.fn<Promise<boolean> | undefined, [string, object]>()
  const connect = (isTaken: boolean, isLoggedIn = true) => {
    elsewhere.mockReset().mockReturnValue(Promise.resolve(isTaken))
    configureNavigator({ isLoggedIn: () => isLoggedIn, elsewhere })
  }

  test('is not opened here, and can be tapped again at once', async () => {
    connect(true)
    expect(await go('productDetail', { spuCode: 'A' })).toBe(true)
    expect(await go('productDetail', { spuCode: 'A' })).toBe(true)
    expect(elsewhere.mock.calls).toEqual([
      ['productDetail', { spuCode: 'A' }],
      ['productDetail', { spuCode: 'A' }]
    ])
    expect(calls()).toEqual([])
  })

  test('is opened here where it does not', async () => {
    connect(false)
    expect(await go('productDetail', { spuCode: 'A' })).toBe(true)
    expect(calls()).toEqual([`navigateTo ${detail}`])
  })

  test('while it is asked, another screen goes before it', async () => {
    connect(false)
    let answer: (isTaken: boolean) => void = () => undefined
    elsewhere.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      })
    )
    const first = go('productDetail', { spuCode: 'A' })
    await go('cart')
    answer(false)
    expect(await first).toBe(false)
    expect(calls()).toEqual(['switchTab /pages/cart/cart'])
  })

  test('is not asked for what takes a page’s place, nor for what is to be here', async () => {
    connect(true)
    await go('productDetail', { spuCode: 'A' }, { replace: true })
    await go('orderDetail', { orderCode: 'O1' }, { here: true })
    expect(elsewhere).not.toHaveBeenCalled()
    expect(calls()).toHaveLength(2)
  })

  test('the login opens where a screen needs one, also in its place', async () => {
    connect(true, false)
    await go('myOrder')
    await go('login', {}, { replace: true })
    expect(elsewhere.mock.calls.map(([key]) => key)).toEqual(['login', 'login'])
    expect(calls()).toEqual([])
  })
})
