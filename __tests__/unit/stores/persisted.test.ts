import { setProblemListener } from '@/stores/report'
import { dropDraft, keepDraft, readDraft } from '@/stores/drafts'
import { raiseFlag, takeFlag } from '@/stores/flags'
import {
  forgetPersonal,
  persisted,
  readStored,
  readStoredAddress,
  writeStored,
  writeStoredAddress,
  type PersistedName
} from '@/stores/persisted'
import { address, cmsPages, customer, siteInfo } from './samples'

let problems: string[]

beforeEach(() => {
  localStorage.clear()
  problems = []
  setProblemListener(({ what }) => problems.push(what))
})

const line = { skuCode: 'S1', quantity: 2, selected: true, addedPriceFen: 100, addedAt: 1 }

/** A fit value for every key, and some that are not. */
const cases: Record<PersistedName, { fit: unknown; unfit: unknown[] }> = {
  token: { fit: 'T.1-x', unfit: ['', 'a b', 'a\nb', 5, 'x'.repeat(5000)] },
  userId: { fit: 'U1', unfit: ['', 'a/b', 7] },
  userInfo: { fit: customer, unfit: [{}, { ...customer, pointAvailable: '5' }, { ...customer, levelDO: null }] },
  inviteCodes: { fit: ['HE7K2MXQ'], unfit: ['HE7K2MXQ', [7], ['x'.repeat(65)], Array(6).fill('HE7K2MXQ')] },
  openId: { fit: 'o-1', unfit: ['', 1] },
  appEnv: { fit: true, unfit: ['true', 1] },
  statusBarHeight: { fit: 44, unfit: [-1, 44.5, 9999, '44'] },
  tabbarBadge: { fit: '99+', unfit: ['', 'many more', 9] },
  siteInfo: {
    fit: siteInfo,
    unfit: [
      {},
      { ...siteInfo, tenantId: 'a\r\nb' },
      { ...siteInfo, terminalTypeCode: 'TV' },
      { ...siteInfo, h5LinkAllowList: 'x' }
    ]
  },
  minioUrl: { fit: '/storage', unfit: ['', {}] },
  cmsPages: { fit: cmsPages, unfit: [[], { pages: 1 }] },
  dataSet: { fit: { A: [{ value: '1', meaning: { 'zh-CN': '一' } }] }, unfit: [[], { A: [{ value: 1 }] }] },
  newYear: { fit: false, unfit: [0] },
  scanCode: { fit: '{"type":"EmployeePurchase"}', unfit: [{}, 'x'.repeat(3000)] },
  employeePurchase: { fit: 'E1', unfit: [1] },
  refreshList: { fit: true, unfit: ['yes'] },
  refreshProductDetail: { fit: true, unfit: ['yes'] },
  refreshCustom: { fit: true, unfit: ['yes'] },
  pingtaiCustom: { fit: false, unfit: ['no'] },
  loadIndex: { fit: '/pagesB/pay/pay', unfit: ['', 3] },
  locale: { fit: 'en-US', unfit: ['fr-FR', ''] },
  leftByChoice: { fit: true, unfit: ['true', 1] },
  partnerClick: {
    fit: { code: 'HPQ7K2M5XA', at: 1_790_000_000_000 },
    unfit: [{ code: '', at: 1 }, { code: 'HPQ7K2M5XA' }, 'HPQ7K2M5XA']
  },
  welcomeClosed: { fit: true, unfit: ['true', 1] },
  popupsShown: { fit: { 'index/popup': '1790000000000' }, unfit: [1, { a: 1 }] },
  anonymousCart: {
    fit: [line],
    unfit: [
      {},
      [{ ...line, quantity: 0 }],
      [{ ...line, quantity: 1.5 }],
      [{ ...line, skuCode: '../x' }],
      [{ ...line, addedPriceFen: -1 }],
      [{ ...line, addedPriceFen: 10_000_000_000 }],
      [{ ...line, addedAt: -1 }],
      [{ ...line, addedAt: 8_640_000_000_000_001 }],
      Array(201).fill(line)
    ]
  },
  cartMerge: {
    fit: { key: 'k1', lines: [line], at: 1 },
    unfit: [
      { lines: [line], at: 1 },
      { key: 'k1', lines: [{ ...line, quantity: 0 }], at: 1 },
      { key: 'k1', lines: {}, at: 1 }
    ]
  },
  cartCopy: {
    fit: { userId: '', cart: { shops: [], invalid: [] } },
    unfit: [{ cart: { shops: [], invalid: [] } }, { userId: '', cart: { shops: [{}], invalid: [] } }, []]
  },
  footprint: {
    fit: [{ spuCode: 'P1', skuCode: 'S1', seenAt: 1, priceFen: 100 }],
    unfit: [
      {},
      [{ spuCode: 'P1', skuCode: '../x', seenAt: 1, priceFen: 100 }],
      [{ spuCode: 'P1', skuCode: 'S1', seenAt: -1, priceFen: 1 }]
    ]
  },
  launches: { fit: ['L1'], unfit: [['../x'], 'L1', Array(21).fill('L1')] },
  searchHistory: { fit: ['冰箱'], unfit: [['x'.repeat(61)], 'x', [1]] },
  manualSearches: { fit: ['FC4083'], unfit: [['x'.repeat(61)], [1]] },
  manualPlaces: { fit: { M_1: 12 }, unfit: [{ M_1: 0 }, { M_1: '2' }, [3]] },
  listLook: { fit: 'rows', unfit: ['grid', 1] },
  cooking: {
    fit: {
      recipeCode: 'soup',
      persons: 4,
      done: 2,
      timers: [{ recipeCode: 'soup', step: 1, title: '焖饭', seconds: 60, endsAt: 1, rang: false }]
    },
    unfit: [
      {},
      { recipeCode: 'soup', persons: 0, done: 0, timers: [] },
      { recipeCode: 'a', persons: 1, done: 0, timers: [{}] }
    ]
  },
  deliverRegion: { fit: '440606', unfit: ['44060', '4406061', 440606] },
  subscribeRefusals: { fit: { orderStatus: 1 }, unfit: [[], { orderStatus: 'yesterday' }] },
  intents: {
    fit: { pay: { key: 'k', at: 1 } },
    unfit: [
      { pay: 'k' },
      [],
      Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`s${index}`, { key: 'k', at: index }]))
    ]
  },
  formDrafts: {
    fit: { address: { at: 1, values: { name: '王', isDefault: true } } },
    unfit: [{ address: { at: 1, values: { a: {} } } }]
  }
}

const names = Object.keys(persisted) as PersistedName[]

test.each(names)('%s survives a reload', (name) => {
  const { fit } = cases[name]
  writeStored(name, fit as never)
  expect(readStored(name)).toEqual(fit)
  writeStored(name, undefined)
  expect(localStorage.getItem(name)).toBeNull()
  expect(problems).toEqual([])
})

test('the customer’s data are kept whole, with what this app does not read', () => {
  const whole = { ...(cases.userInfo.fit as object), memberNo: 'M1', marks: { a: [1, { b: 'c' }] } }
  writeStored('userInfo', whole as never)
  expect(readStored('userInfo')).toEqual(whole)
})

const unfit = names.flatMap((name) =>
  cases[name].unfit.map((value) => [name, JSON.stringify(value).slice(0, 60), value] as const)
)

test.each(unfit)('%s: %s is dropped and reported', (name, _, value) => {
  localStorage.setItem(name, JSON.stringify(value))
  expect(readStored(name)).toBeUndefined()
  expect(localStorage.getItem(name)).toBeNull()
  expect(problems).toEqual([`stored.${name}`])
})

test.each([
  '',
  '{',
  'undefined',
  '[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]',
  '{"__proto__":{"a":1}}',
  `"${'x'.repeat(1e6)}"`
])('a damaged text is dropped (%#)', (text) => {
  localStorage.setItem('token', text)
  expect(readStored('token')).toBeUndefined()
  expect(problems).toEqual(['stored.token'])
})

test.each(names)('%s: more than its bytes are dropped, with any content', (name) => {
  localStorage.setItem(name, `${JSON.stringify(cases[name].fit)}${' '.repeat(1_600_000)}`)
  expect(readStored(name)).toBeUndefined()
  expect(localStorage.getItem(name)).toBeNull()
})

test('a value nested deeper than anything kept is dropped, also in a part that nobody reads', () => {
  const more = JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`) as unknown
  localStorage.setItem('userInfo', JSON.stringify({ ...customer, more }))
  expect(readStored('userInfo')).toBeUndefined()
  localStorage.setItem('userInfo', JSON.stringify({ ...customer, more: [[[]]] }))
  expect(readStored('userInfo')).toEqual({ ...customer, more: [[[]]] })
})

test('a value that could not be read again is not kept', () => {
  writeStored('token', 'T1')
  writeStored('token', 'two words')
  expect(localStorage.getItem('token')).toBeNull()
  expect(readStored('token')).toBeUndefined()
  expect(problems).toEqual(['stored.token'])
})

describe('the address under the userId (spec 3.3)', () => {
  test('is kept under that very key', () => {
    writeStoredAddress('U1', address)
    expect(JSON.parse(localStorage.getItem('U1')!)).toEqual(address)
    expect(readStoredAddress('U1')).toEqual(address)
    expect(readStoredAddress('U2')).toBeUndefined()
  })

  test.each(['token', 'siteInfo', '', '../a'])('can’t reach %p', (userId) => {
    localStorage.setItem(userId, 'kept')
    writeStoredAddress(userId, address)
    expect(readStoredAddress(userId)).toBeUndefined()
    expect(localStorage.getItem(userId)).toBe('kept')
  })

  test('is dropped when damaged', () => {
    localStorage.setItem('U1', '{"addressId":1}')
    expect(readStoredAddress('U1')).toBeUndefined()
    expect(problems).toEqual(['stored.address'])
  })
})

test('the values of a person go with them, the rest stays', () => {
  names.forEach((name) => writeStored(name, cases[name].fit as never))
  writeStoredAddress('U1', address)
  forgetPersonal('U1')
  const leftNames = names.filter((name) => localStorage.getItem(name) !== null)
  expect(names.filter((name) => !leftNames.includes(name)).sort()).toEqual(
    [
      'cartCopy',
      'employeePurchase',
      'footprint',
      'formDrafts',
      'intents',
      'openId',
      'scanCode',
      'tabbarBadge',
      'token',
      'userId',
      'userInfo'
    ].sort()
  )
  expect(localStorage.getItem('U1')).toBeNull()
})

test('one unfit version of a page does not take the others along', () => {
  const fit = { activeFlag: true, startTime: 5, blocks: [] }
  localStorage.setItem(
    'cmsPages',
    JSON.stringify({ pages: [{ path: '/a', archivePages: [{ startTime: 'x' }, fit] }, { path: 5 }] })
  )
  const pages = readStored('cmsPages')!.pages
  expect(pages).toHaveLength(1)
  expect(pages[0]!.archivePages).toEqual([{ ...fit, endTime: undefined }])
})

test('a long review with its pictures is kept while it is written, and the oldest drafts make room', () => {
  const long = JSON.stringify({ text: '好'.repeat(500), items: Array.from({ length: 9 }, () => 'x'.repeat(200)) })
  const rows = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`K${index}`, long]))
  jest.spyOn(Date, 'now').mockReturnValue(Date.now()) // all within one millisecond, as on a quick phone
  for (const form of ['first', 'second', 'third']) {
    keepDraft(form, rows)
    expect(readDraft(form)).toEqual(rows)
  }
  expect(problems).toEqual([])
  expect(readDraft('first')).toBeUndefined()
  expect(readDraft('second')).toEqual(rows)
})

test('a flag is taken once', () => {
  expect(takeFlag('refreshList')).toBe(false)
  raiseFlag('refreshList')
  expect(takeFlag('refreshList')).toBe(true)
  expect(takeFlag('refreshList')).toBe(false)
})

describe('drafts', () => {
  test('are kept by form, for a day', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
    keepDraft('address', { receiver: '王' })
    keepDraft('remark', { text: 'x' })
    expect(readDraft('address')).toEqual({ receiver: '王' })
    dropDraft('remark')
    expect(readDraft('remark')).toBeUndefined()
    now.mockReturnValue(1_800_000_000_000 + 24 * 3600_000)
    expect(readDraft('address')).toBeUndefined()
  })
})
