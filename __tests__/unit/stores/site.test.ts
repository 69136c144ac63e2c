import { configureI18n, currentLocale, resetI18n, setLocale } from '@/i18n'
import { configureCalls, fetchStored } from '@/api'
import { readStored, writeStored } from '@/stores/persisted'
import { setProblemListener } from '@/stores/report'
import { SiteStore } from '@/stores/site'
import { fakeGateway, file, defer, raw, reply, settle, type FakeGateway } from '../../support/gateway'
import { cmsPages, siteInfo } from './samples'

const config = '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'

let gateway: FakeGateway
let problems: string[]

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  document.title = ''
  resetI18n()
  configureI18n({ fetchMessages: (url, locale) => fetchStored(url.replace('{locale}', locale)) })
  problems = []
  setProblemListener(({ what }) => problems.push(what))
  gateway = fakeGateway()
  gateway.on(config, file(siteInfo))
  gateway.on('/storage/cms/pages.json', file(cmsPages))
  gateway.on('/storage/lov/lists.json', file({ A: [] }))
  gateway.on('/storage/i18n/zh-CN.json', file({ 'api.serverError': '出错啦' }))
  gateway.on(
    '/storage/regions.json',
    file([{ regionCode: '440000', regionName: '广东省', parentRegionCode: '', children: [] }])
  )
})

test('the first start fetches configuration, pages, lists and words, and keeps them', async () => {
  const site = new SiteStore()
  expect(site).toMatchObject({ info: undefined, status: 'loading', shopName: '栖禾电商平台', currencySymbol: '¥' })
  await site.load()
  expect(site.status).toBe('ready')
  expect(site.pages).toHaveLength(1)
  expect(document.title).toBe('栖禾商城')
  expect(readStored('siteInfo')).toEqual(siteInfo)
  expect(readStored('cmsPages')?.pages).toHaveLength(1)
  expect(readStored('dataSet')).toEqual({ A: [] })
  expect(readStored('minioUrl')).toBe('/storage')
  expect(gateway.paths().sort()).toEqual([
    config,
    '/storage/cms/pages.json',
    '/storage/i18n/zh-CN.json',
    '/storage/lov/lists.json'
  ])
  expect(gateway.requests.every(({ headers }) => Object.keys(headers).length === 0)).toBe(true)
})

test('a later start shows the stored copy at once and fetches the pages without waiting for the configuration', async () => {
  writeStored('siteInfo', siteInfo)
  writeStored('cmsPages', cmsPages)
  const gate = defer<void>()
  gateway.on(config, async () => {
    await gate.promise
    return file(siteInfo)
  })
  const site = new SiteStore()
  expect(site.pages).toHaveLength(1)
  expect(document.title).toBe('栖禾商城')
  const loading = site.load()
  await settle()
  expect(gateway.paths()).toContain('/storage/cms/pages.json')
  gate.release()
  await loading
  expect(gateway.paths().filter((path) => path === '/storage/cms/pages.json')).toHaveLength(1)
})

test('pages are fetched again when the configuration names another file', async () => {
  writeStored('siteInfo', siteInfo)
  gateway.on(config, file({ ...siteInfo, cmsDecorationUrl: '/cms/new.json' }))
  gateway.on('/storage/cms/new.json', file({ pages: [], availability: [] }))
  const site = new SiteStore()
  await site.load()
  expect(site.pages).toEqual([])
  expect(site.status).toBe('ready')
})

test.each([
  ['no network', { kind: 'offline' } as const],
  ['HTML', raw('<html>')],
  ['an unfit configuration', file({ ...siteInfo, tenantId: 'a\nb' })]
])('the last good copy stays: %s', async (_, outcome) => {
  writeStored('siteInfo', siteInfo)
  writeStored('cmsPages', cmsPages)
  const site = new SiteStore()
  gateway.on(config, outcome)
  gateway.on('/storage/cms/pages.json', outcome)
  await site.load()
  expect(site.status).toBe('failed')
  expect(site.info).toEqual(siteInfo)
  expect(site.pages).toHaveLength(1)
  expect(readStored('siteInfo')).toEqual(siteInfo)
  expect(problems).toContain('site.siteInfo')
})

test.each(['javascript:alert(1)', '//evil.example/a', 'http://evil.example/a', '/a/../../b'])(
  'a configuration can’t send the app to %p',
  async (cmsDecorationUrl) => {
    gateway.on(config, file({ ...siteInfo, cmsDecorationUrl }))
    const site = new SiteStore()
    await site.load()
    expect(problems).toContain('site.cmsPages')
    expect(gateway.paths().some((path) => path.includes('evil') || path.includes('..'))).toBe(false)
  }
)

test('calls of load share one run', async () => {
  const site = new SiteStore()
  await Promise.all([site.load(), site.load()])
  expect(gateway.paths().filter((path) => path === config)).toHaveLength(1)
  await site.load()
  expect(gateway.paths().filter((path) => path === config)).toHaveLength(2)
  expect(gateway.paths().filter((path) => path.includes('lists'))).toHaveLength(1)
})

describe('the site’s codes', () => {
  test('are known at once from a stored copy', async () => {
    writeStored('siteInfo', siteInfo)
    await expect(new SiteStore().codesKnown()).resolves.toBeUndefined()
  })

  test('are waited for until they came, or can’t be had', async () => {
    const site = new SiteStore()
    let isKnown = false
    void site.codesKnown().then(() => (isKnown = true))
    await settle()
    expect(isKnown).toBe(false)
    gateway.on(config, { kind: 'offline' })
    await site.load()
    await settle()
    expect(isKnown).toBe(true)
  })

  test('are waited for 3 s at most', async () => {
    jest.useFakeTimers()
    const site = new SiteStore()
    let isKnown = false
    void site.codesKnown().then(() => (isKnown = true))
    jest.advanceTimersByTime(2999)
    await settle()
    expect(isKnown).toBe(false)
    jest.advanceTimersByTime(1)
    await settle()
    expect(isKnown).toBe(true)
    jest.useRealTimers()
  })
})

const toasts = () => [...document.querySelectorAll('.host-toast')].map(({ textContent }) => textContent)

test('the site’s language is taken up', async () => {
  gateway.on(config, file({ ...siteInfo, defLanguageCode: 'en-US', multilanguageUrl: '' }))
  const site = new SiteStore()
  await site.load()
  expect(currentLocale()).toBe('en-US')
  expect(site.shopName).toBe('Qihe Store')
})

describe('a language that is not registered (spec 8)', () => {
  const frenchSite = () => gateway.on(config, file({ ...siteInfo, defLanguageCode: 'fr-FR', multilanguageUrl: '' }))

  test('is reported once a start, and the shop speaks zh-CN', async () => {
    gateway.on(config, file({ ...siteInfo, defLanguageCode: 'en-US', multilanguageUrl: '' }))
    const site = new SiteStore()
    await site.load()
    frenchSite()
    await site.load()
    expect(currentLocale()).toBe('zh-CN')
    expect(toasts()).toEqual(['加载语言失败，无法识别语言fr-FR'])
    expect(problems).toContain('site.defLanguageCode')
    document.body.replaceChildren()
    await site.load()
    expect(toasts()).toEqual([])
  })

  test('leaves the shopper’s own choice in force, and is reported in it', async () => {
    setLocale('en-US')
    frenchSite()
    await new SiteStore().load()
    expect(currentLocale()).toBe('en-US')
    expect(toasts()).toEqual(['Failed to load language, cannot recognise language fr-FR'])
  })
})

test.each([
  ['without words', file({})],
  ['that is not there', raw('', 404)]
])('a language file %s is told once in the words of the catalogue; the built-in ones stay', async (_, outcome) => {
  gateway.on('/storage/i18n/zh-CN.json', outcome)
  const site = new SiteStore()
  await site.load()
  await site.loadWords()
  expect(site.status).toBe('ready')
  expect(new Set(problems)).toEqual(new Set(['site.messages']))
  expect(toasts()).toEqual(['加载语言失败，语言[zh-CN]信息异常！'])
})

test('a language file that can’t be fetched is reported, and no message shows', async () => {
  gateway.on('/storage/i18n/zh-CN.json', { kind: 'offline' })
  const site = new SiteStore()
  await site.load()
  expect(site.status).toBe('ready')
  expect(problems).toEqual(['site.messages'])
  expect(toasts()).toEqual([])
})

test.each([
  ['a list', file([1])],
  ['a text', file('words')],
  ['null', file(null)],
  ['words that are no text', file({ 'api.serverError': 7 })],
  ['a page of HTML', raw('<html>')]
])('a registered language whose messages are %s is told once (spec 8)', async (_, outcome) => {
  gateway.on('/storage/i18n/zh-CN.json', outcome)
  const site = new SiteStore()
  await site.load()
  expect(site.status).toBe('ready')
  expect(toasts()).toEqual(['加载语言失败，语言[zh-CN]信息异常！'])
  expect(problems).toEqual(['site.messages'])
  document.body.replaceChildren()
  await site.loadWords()
  expect(toasts()).toEqual([])
})

describe('no network on home (spec 8)', () => {
  test.each([
    ['with stored pages', true, 'home', { kind: 'offline' }, ['网络不佳，请稍后重试']],
    ['with stored pages, a time-out', true, 'home', { kind: 'timeout' }, []],
    ['with nothing to show, which says so itself', false, 'home', { kind: 'offline' }, []],
    ['with stored pages, on another page', true, 'other', { kind: 'offline' }, []]
  ] as const)('%s', async (_, heldSite, page, outcome, words) => {
    const lines: string[] = []
    configureCalls({ page: () => page, toast: (message) => lines.push(message) })
    if (heldSite) {
      writeStored('siteInfo', siteInfo)
      writeStored('cmsPages', cmsPages)
    }
    gateway.on(config, outcome)
    gateway.on('/storage/cms/pages.json', outcome)
    const site = new SiteStore()
    site.connect({ onHome: () => page === 'home' })
    await site.load()
    expect(lines).toEqual(words)
  })
})

test.each([
  [{ kind: 'timeout' }, 1],
  [{ kind: 'offline' }, 0]
] as const)('of the storage host %j marks the network offline %i times (spec 4.3)', async (outcome, times) => {
  const timedOut = jest.fn()
  configureCalls({ onTimeout: timedOut })
  gateway.on('/storage/cms/pages.json', outcome)
  await expect(fetchStored('/cms/pages.json')).rejects.toThrow()
  expect(timedOut).toHaveBeenCalledTimes(times)
})

describe('the limit of pieces in a line (spec 7.3)', () => {
  const parameter = '/o2md/v1/pub/sysParameter/DEFAULT_SKU_STOCK_LIMIT'

  test.each([
    ['300', 300],
    ['9999999', 99_999],
    [null, 200],
    ['', 200],
    ['0', 200],
    ['-5', 200],
    ['1.5', 200],
    ['many', 200]
  ])('a value of %p means %p', async (defaultValue, limit) => {
    gateway.on(parameter, reply({ code: 'DEFAULT_SKU_STOCK_LIMIT', defaultValue }))
    const site = new SiteStore()
    await site.loadStockLimit()
    expect(site.stockLimit).toBe(limit)
  })

  test('is 200 when it can’t be had, without words', async () => {
    const lines: string[] = []
    configureCalls({ toast: (message) => lines.push(message) })
    const site = new SiteStore()
    await site.loadStockLimit()
    expect(site.stockLimit).toBe(200)
    expect(lines).toEqual([])
  })
})

test('regions are fetched at their first use, once, and again after a failure', async () => {
  const site = new SiteStore()
  await site.load()
  const region = '/storage/regions.json'
  expect(gateway.paths()).not.toContain(region)
  gateway.on(region, { kind: 'offline' })
  await expect(site.loadRegions()).rejects.toThrow('Network Error')
  gateway.on(region, file([{ regionCode: '440000', regionName: '广东省', parentRegionCode: '', children: [] }]))
  const [first, other] = await Promise.all([site.loadRegions(), site.loadRegions()])
  expect(first).toBe(other)
  expect(first.find('440000')?.regionName).toBe('广东省')
  expect(gateway.paths().filter((path) => path === region)).toHaveLength(2)
})

test('pictures are shown from our storage, and from the hosts that the site lists once it is known', async () => {
  gateway.on(config, file({ ...siteInfo, pictureAllowList: ['img.example'] }))
  const site = new SiteStore()
  const shownName = () =>
    ['/storage/a.png', 'https://img.example/b.png', 'https://help.example/c.png', '/o2cum/v1/customer-info', ''].map(
      site.pictureAddress
    )
  expect(shownName()).toEqual(['/storage/a.png', '', '', '', ''])
  await site.load()
  expect(shownName()).toEqual(['/storage/a.png', 'https://img.example/b.png', '', '', ''])
})
