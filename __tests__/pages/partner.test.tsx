import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { PartnerFile, PartnerStanding } from '@contract'
import { idCardCheck } from '@domain/idCard'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from './homeSupport'
import { open, tap } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
import PartnerNotify from '@/pagesC/parner/partnerNotify'
import PartnerSignature from '@/pagesC/parner/signature'
import PartnerValidate from '@/pagesC/parner/validate'

const go = routes.go as jest.Mock
const standing = (over: Partial<PartnerStanding> = {}): PartnerStanding => ({
  state: 'NONE',
  triesLeft: 3,
  checking: false,
  ...over
})
const file = (over: Partial<PartnerFile> = {}): PartnerFile => ({
  standing: standing({ state: 'APPLIED' }),
  phoneMasked: '138****6021',
  ...over
})
const rates = [
  { categoryCode: 'C05', name: '冰箱', basisPoints: 200, title: '冰箱', picture: '/a.svg', priceFen: 99 },
  { categoryCode: 'C01', name: '油烟机', basisPoints: 400, title: '油烟机', picture: '/b.svg', priceFen: 249_900 }
]
const hash = 'a'.repeat(64)
const contract = {
  version: '1',
  title: '合伙人协议',
  intro: '约定如下',
  sections: [{ title: '结算', text: '收货 7 天后' }],
  hash,
  document: '/storage/partner/shown/1.pdf'
}
const [noticePath, queryPath, contractPath] = ['/check-partner', '/partner/query', '/partner/contract']
const id = `33010619900101042${idCardCheck('33010619900101042')}`
const name = '林禾见'

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  act(() => stores.session.login('t', 'U1'))
  shop = new FakeShop().answer(noticePath, { standing: standing(), rates }).install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
  go.mockClear()
})
const type = (label: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }))

describe('the notice', () => {
  it('works an example out in fen, and asks for a tick before one joins', async () => {
    shop.answer('/create-partner', { standing: standing({ state: 'APPLIED' }) })
    await open(PartnerNotify)
    await screen.findByText('赚 2%–4%')
    await tap(/油烟机/, 'radio')
    expect(screen.getByText('¥2,499.00 × 4% × 3')).toBeTruthy()
    expect(document.body.textContent).toContain('299')
    await tap('同意，去核身份')
    expect(shop.askedFor('/create-partner')).toHaveLength(0)
    await tap('读过并同意以上规则', 'checkbox')
    await tap('同意，去核身份')
    expect(go).toHaveBeenCalledWith('partnerValidate')
  })

  it('leads everybody on from where they stand, and nowhere from a state it does not know', async () => {
    for (const [state, words] of [
      ['APPLIED', '去核身份'],
      ['RESIGN', '协议有更新，去重签'],
      ['ACTIVE', '看我签的协议'],
      ['LEFT', '去逛逛'],
      ['toString', '去逛逛']
    ]) {
      shop.answer(noticePath, { standing: { ...standing(), state }, rates })
      await open(PartnerNotify)
      expect(await screen.findByRole('button', { name: words })).toBeTruthy()
      cleanup()
      forgetQueries()
    }
  })

  it('can be read without a login, which joining asks for', async () => {
    act(() => stores.session.logout())
    await open(PartnerNotify)
    await tap('同意，去核身份')
    expect(go).toHaveBeenCalledWith('login')
  })
})

describe('identity', () => {
  it('names the part that is wrong, and keeps nothing on the device or in an address', async () => {
    shop.answer(queryPath, file())
    shop.answer('/send-image-code', { captchaKey: 'pic_1', picture: 'data:image/png;base64,AA', expiresInSeconds: 300 })
    shop.answer('/send-verification-code', { captchaKey: 'idn_1', resendAfterSeconds: 60, expiresInSeconds: 300 })
    shop.answer('/partner/verify', file({ standing: standing({ state: 'VERIFIED' }), nameMasked: '林**' }))
    await open(PartnerValidate)
    await screen.findByLabelText('真实姓名')
    await type('真实姓名', name)
    await type('身份证号', `${id.slice(0, 17)}${id.endsWith('1') ? '2' : '1'}`)
    await tap('提交核验')
    expect(screen.getByText('末位对不上，请逐位核对')).toBeTruthy()
    await type('身份证号', id)
    await type('图中的字符', 'AB12')
    await tap('获取验证码')
    await type('短信验证码', '123456')
    await tap('提交核验')
    expect(shop.askedFor('/partner/verify')).toHaveLength(1)
    const kept = JSON.stringify({ ...window.localStorage, ...window.sessionStorage, at: window.location.href })
    expect(kept).not.toContain(name)
    expect(kept).not.toContain(id)
  })

  it('says why it was refused and when it can be tried again', async () => {
    const refused = {
      state: 'REFUSED',
      refusedReason: '姓名和身份证号对不上',
      retryAt: Date.now() + 3_600_000,
      triesLeft: 2
    } as const
    shop.answer(queryPath, file({ standing: standing(refused) }))
    await open(PartnerValidate)
    expect(await screen.findByText(/姓名和身份证号对不上.*还剩 2 次/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提交核验' })).toBeNull()
  })
})

describe('the signature', () => {
  it('an empty paper is none; a typed name is sent with the hash that was read', async () => {
    shop.answer(queryPath, file({ standing: standing({ state: 'VERIFIED' }) }))
    shop.answer(contractPath, contract)
    await open(PartnerSignature)
    await screen.findByText('1. 结算')
    await tap('确认签署')
    expect(screen.getByText('签名太简单，请写下完整的姓名')).toBeTruthy()
    await tap('写不了？输入姓名代替')
    await type('输入核验过的姓名', name)
    await tap('确认签署')
    const sent = shop.askedFor(contractPath).filter(({ method }) => method === 'POST')
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(sent[0])).toContain(hash)
  })

  it('shows what was signed by its fingerprints', async () => {
    const signed = {
      version: '1',
      signedAt: 1_790_000_000_000,
      shownHash: hash,
      finalHash: 'b'.repeat(64),
      document: '/x.pdf'
    }
    shop.answer(queryPath, file({ standing: standing({ state: 'ACTIVE' }), partnerCode: 'HP0123ABCD', signed }))
    await open(PartnerSignature)
    expect(await screen.findByText('HP0123ABCD')).toBeTruthy()
    expect(screen.getByText('aaaa aaaa … aaaa aaaa')).toBeTruthy()
  })
})
