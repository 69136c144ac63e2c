import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { PartnerFile, PartnerStanding } from '@contract'
import { idCardCheck } from '@domain/people/idCard'
import { forgetQueries } from '@/api'
import { setLocale } from '@/i18n'
import * as documents from '@/platform/document'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop, watchNearness } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
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
const [rulesPath, verifyPath, joinPath] = ['/crm-policy', '/partner/verify', '/create-partner']
const rules = {
  list: [],
  document: {
    code: 'PARTNER',
    title: '规则',
    effectiveOn: '2026-03-01',
    intro: '读完再加入',
    sections: [
      { title: '什么时候到账', text: '收货满 7 天' },
      { title: '谁不能加入', text: '员工和未满 18 周岁' }
    ]
  }
}
const signed = {
  version: '1',
  signedAt: 1_790_000_000_000,
  shownHash: hash,
  finalHash: 'b'.repeat(64),
  document: '/x.pdf'
}
const id = `33010619900101042${idCardCheck('33010619900101042')}`
const name = '林禾见'

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  act(() => stores.session.login('t', 'U1'))
  shop = new FakeShop().answer(noticePath, { standing: standing(), rates }).answer(rulesPath, rules).install()
  ends.length = 0
  watchNearness((_, tell) => ends.push(tell))
})
/** What tells that the end of a text was seen. */
const ends: (() => void)[] = []
const readToEnd = () => act(async () => ends.forEach((tell) => tell()))
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
    shop.answer(joinPath, { standing: standing({ state: 'APPLIED' }) })
    await open(PartnerNotify)
    await screen.findByText('赚 2%–4%')
    expect(screen.getByText('收货满 7 天')).toBeTruthy()
    await tap(/油烟机/, 'radio')
    expect(screen.getByText('¥2,499.00 × 4% × 3')).toBeTruthy()
    expect(document.body.textContent).toContain('299')
    await readToEnd()
    await tap('同意，去核身份')
    expect(shop.askedFor(joinPath)).toHaveLength(0)
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
      expect(screen.queryByText('商城员工不能加入合伙人计划')).toBeNull()
      cleanup()
      forgetQueries()
    }
  })

  it('can’t be agreed to before its end was seen', async () => {
    await open(PartnerNotify)
    await screen.findByText('收货满 7 天')
    expect(screen.queryByRole('button', { name: '同意，去核身份' })).toBeNull()
    const tick = screen.getByRole('checkbox', { name: '读过并同意以上规则' })
    await act(async () => void fireEvent.click(tick))
    await tap('先看完约定')
    expect(shop.askedFor(joinPath)).toHaveLength(0)
    await readToEnd()
    expect(tick.getAttribute('aria-checked')).toBe('false')
    expect(screen.getByRole('button', { name: '同意，去核身份' })).toBeTruthy()
  })

  it('offers a retry where rules or rates don’t come', async () => {
    shop.answer(rulesPath, new Error('broken'))
    await open(PartnerNotify)
    await screen.findByText('赚 2%–4%')
    expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '同意，去核身份' })).toBeNull()
    cleanup()
    forgetQueries()
    shop.answer(noticePath, new Error('broken'))
    await open(PartnerNotify)
    expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy()
  })

  it('turns an employee away, and says why joining failed by staying', async () => {
    shop.answer(noticePath, { standing: { ...standing(), barred: 'EMPLOYEE' }, rates: [] })
    await open(PartnerNotify)
    expect(await screen.findByText('商城员工不能加入合伙人计划')).toBeTruthy()
    cleanup()
    forgetQueries()
    shop.answer(noticePath, { standing: standing(), rates })
    shop.answer(joinPath, { refused: { code: 'partner.barred', message: '不能加入' } })
    await open(PartnerNotify)
    await screen.findByText('收货满 7 天')
    await readToEnd()
    await tap('读过并同意以上规则', 'checkbox')
    await tap('同意，去核身份')
    expect(shop.askedFor(joinPath)).toHaveLength(1)
    expect(go).not.toHaveBeenCalled()
  })

  it('can be read without a login, which joining asks for', async () => {
    act(() => stores.session.logout())
    await open(PartnerNotify)
    await screen.findByText('收货满 7 天')
    await readToEnd()
    await tap('读过并同意以上规则', 'checkbox')
    await tap('同意，去核身份')
    expect(go).toHaveBeenCalledWith('login', expect.anything())
    expect(shop.askedFor(joinPath)).toHaveLength(0)
    // it is done once somebody is in, and leads where they stand
    shop.answer(joinPath, { standing: standing({ state: 'APPLIED' }) })
    await act(async () => stores.session.login('t', 'U1'))
    expect(shop.askedFor(joinPath)).toHaveLength(1)
    expect(go).toHaveBeenLastCalledWith('partnerValidate')
  })

  it('leads who was a partner before the login nowhere', async () => {
    act(() => stores.session.logout())
    shop.answer(joinPath, { standing: standing({ state: 'ACTIVE' }) })
    await open(PartnerNotify)
    await screen.findByText('收货满 7 天')
    await readToEnd()
    await tap('读过并同意以上规则', 'checkbox')
    await tap('同意，去核身份')
    await act(async () => stores.session.login('t', 'U1'))
    expect(shop.askedFor(joinPath)).toHaveLength(1)
    expect(go).not.toHaveBeenCalledWith('partnerValidate')
  })
})

describe('identity', () => {
  /** Fills in all of it, with a code that was sent. */
  async function fill() {
    shop.answer('/send-image-code', { captchaKey: 'pic_1', picture: 'data:image/png;base64,AA', expiresInSeconds: 300 })
    shop.answer('/send-verification-code', { captchaKey: 'idn_1', resendAfterSeconds: 60, expiresInSeconds: 300 })
    await open(PartnerValidate)
    await screen.findByLabelText('真实姓名')
    await type('真实姓名', name)
    await type('身份证号', id)
    await type('图中的字符', 'AB12')
    await tap('获取验证码')
    await type('短信验证码', '123456')
  }

  it('names the part that is wrong and sends nothing then', async () => {
    shop.answer(queryPath, file())
    await fill()
    await type('身份证号', `${id.slice(0, 17)}${id.endsWith('1') ? '2' : '1'}`)
    await tap('提交核验')
    expect(screen.getByText('末位对不上，请逐位核对')).toBeTruthy()
    await type('身份证号', '')
    await tap('提交核验')
    expect(screen.getByText('请填写身份证号')).toBeTruthy()
    expect(shop.askedFor(verifyPath)).toHaveLength(0)
  })

  it('keeps name and number nowhere: device, address, log, earlier calls', async () => {
    const lines: unknown[][] = []
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation((...words) => void lines.push(words))
    )
    const setItem = jest.spyOn(Storage.prototype, 'setItem')
    const pushState = jest.spyOn(window.history, 'pushState')
    shop.answer(queryPath, file())
    // no answer at all, then a refusal whose words repeat what was sent, then it is taken
    shop.answer(verifyPath, new Error('offline'))
    await fill()
    await tap('提交核验')
    shop.answer(verifyPath, { refused: { code: 'partner.wait', message: '请稍后再试' } })
    await tap('提交核验')
    expect(screen.getByText('请稍后再试')).toBeTruthy()
    shop.answer(verifyPath, file({ standing: standing({ state: 'VERIFIED' }), nameMasked: '林**' }))
    shop.answer(queryPath, file({ standing: standing({ state: 'VERIFIED' }), nameMasked: '林**' }))
    await tap('提交核验')
    expect(await screen.findByText('林**')).toBeTruthy()
    const requests = shop.askedFor(verifyPath)
    expect(requests).toHaveLength(3)
    expect(String(requests[0]?.body)).toContain(id)
    const texts = [
      setItem.mock.calls,
      pushState.mock.calls,
      lines,
      { ...window.localStorage, ...window.sessionStorage },
      window.location.href,
      document.cookie,
      document.body.innerHTML,
      shop.requests.map(({ url, headers }) => [url, headers]),
      // what a screen opened again is shown of what was asked before
      go.mock.calls
    ]
    cleanup()
    await open(PartnerValidate)
    const all = JSON.stringify([...texts, document.body.innerHTML])
    for (const secret of [name, id, id.slice(0, 17), id.slice(4, 14)]) expect(all).not.toContain(secret)
    for (const spy of [...spies, setItem, pushState]) spy.mockRestore()
  })

  it('draws a picture anew once a code was sent: each is good for one', async () => {
    shop.answer(queryPath, file())
    await fill()
    expect(shop.askedFor('/send-image-code')).toHaveLength(2)
    expect(screen.getByLabelText<HTMLInputElement>('图中的字符').value).toBe('')
  })

  it('asks in words who can’t read a picture', async () => {
    shop.answer(queryPath, file())
    await fill()
    shop.answer('/send-image-code', {
      captchaKey: 'pic_2',
      picture: '',
      question: '三加四等于几？',
      expiresInSeconds: 300
    })
    await tap('看不清，换成算题')
    expect(screen.getByText('三加四等于几？')).toBeTruthy()
    expect(JSON.parse(String(shop.askedFor('/send-image-code').at(-1)?.body))).toEqual({ inWords: true })
  })

  it('sends a shopper without an application to the notice, a verified one to the contract', async () => {
    for (const [state, words, route] of [
      ['NONE', '看合伙人约定', 'partnerNotify'],
      ['VERIFIED', '去签协议', 'partnerSignature'],
      ['ACTIVE', '看我签的协议', 'partnerSignature']
    ] as const) {
      shop.answer(queryPath, file({ standing: standing({ state }), nameMasked: '林**' }))
      await open(PartnerValidate)
      await tap(words)
      expect(go.mock.calls.at(-1)?.[0]).toBe(route)
      cleanup()
      forgetQueries()
    }
  })

  it('says that somebody looks at it, and that no try is left', async () => {
    shop.answer(queryPath, file({ standing: standing({ state: 'APPLIED', checking: true }) }))
    await open(PartnerValidate)
    expect(await screen.findByText('身份正在人工核验，有结果会在这里显示')).toBeTruthy()
    cleanup()
    forgetQueries()
    shop.answer(queryPath, file({ standing: standing({ state: 'REFUSED', refusedReason: '对不上', triesLeft: 0 }) }))
    await open(PartnerValidate)
    expect(await screen.findByText(/核验次数已用完/)).toBeTruthy()
    await tap('联系客服')
    expect(go).toHaveBeenCalledWith('contact')
  })

  it('says why it was refused and when it can be tried again', async () => {
    const refusal = {
      state: 'REFUSED',
      refusedReason: '姓名和身份证号对不上',
      retryAt: Date.now() + 3_600_000,
      triesLeft: 2
    } as const
    shop.answer(queryPath, file({ standing: standing(refusal) }))
    await open(PartnerValidate)
    expect(await screen.findByText(/姓名和身份证号对不上.*还剩 2 次/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提交核验' })).toBeNull()
    cleanup()
    forgetQueries()
    act(() => setLocale('en-US'))
    shop.answer(queryPath, file({ standing: standing({ ...refusal, refusedReason: 'They do not match' }) }))
    await open(PartnerValidate)
    expect(await screen.findByText(/^Not confirmed: They do not match\. Again after .*, 2 left$/)).toBeTruthy()
    act(() => setLocale('zh-CN'))
  })
})

describe('the signature', () => {
  const signs = async (over: Partial<PartnerFile> = {}) => {
    shop.answer(queryPath, file({ standing: standing({ state: 'VERIFIED' }), nameMasked: '林**', ...over }))
    shop.answer(contractPath, contract)
    await open(PartnerSignature)
    // no document can be shown here, so its text is
    await screen.findByText('1. 结算')
  }
  const posts = () => shop.askedFor(contractPath).filter(({ method }) => method === 'POST')
  /** Writes a stroke on the paper. */
  const write = (places: [number, number][]) =>
    act(async () => {
      const paper = screen.getByRole('img', { name: /签名处/ })
      // jsdom has no events of pointers
      const tell = (kind: string, place: object = {}) =>
        fireEvent(
          paper,
          Object.assign(new MouseEvent(kind, { bubbles: true, ...place }), { isPrimary: true, pointerId: 1 })
        )
      places.forEach(([clientX, clientY], index) =>
        tell(index === 0 ? 'pointerdown' : 'pointermove', { clientX, clientY })
      )
      tell('pointerup')
    })

  it('can’t be given before the contract’s end was seen', async () => {
    await signs()
    expect(screen.queryByRole('button', { name: '确认签署' })).toBeNull()
    await tap('先把协议看完')
    expect(posts()).toHaveLength(0)
    await readToEnd()
    expect(screen.getByRole('button', { name: '确认签署' })).toBeTruthy()
  })

  it('an empty paper is none; a typed name is sent with the hash that was read', async () => {
    await signs()
    await readToEnd()
    await tap('确认签署')
    expect(screen.getByText('签名太简单，请写下完整的姓名')).toBeTruthy()
    await tap('写不了？输入姓名代替')
    await type('输入核验过的姓名', name)
    await tap('确认签署')
    const requests = posts()
    expect(requests).toHaveLength(1)
    expect(JSON.parse(String(requests[0]?.body))).toEqual({ version: '1', hash, typedName: name })
    const storedText = JSON.stringify([{ ...window.localStorage, ...window.sessionStorage }, window.location.href])
    expect(storedText).not.toContain(name)
  })

  it('a contract that changed meanwhile is read anew', async () => {
    await signs()
    await readToEnd()
    await tap('写不了？输入姓名代替')
    await type('输入核验过的姓名', name)
    shop.answer(contractPath, ({ method }: { method: string }) =>
      method === 'POST'
        ? { refused: { code: 'contract.changed', message: '协议有更新' } }
        : { ...contract, version: '2', hash: 'c'.repeat(64) }
    )
    await tap('确认签署')
    expect(await screen.findByText('协议有更新')).toBeTruthy()
    expect(screen.getByRole('button', { name: '先把协议看完' })).toBeTruthy()
  })

  it('the drawn signature is sent with the size of its paper, a large one too, and can be undone', async () => {
    const spies = [
      jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300),
      jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(150)
    ]
    await signs()
    await readToEnd()
    await write([
      [10, 10],
      [110, 100]
    ])
    await write([
      [130, 10],
      [230, 100]
    ])
    expect(screen.getByText('已写 2 笔')).toBeTruthy()
    await tap('退一笔')
    expect(screen.getByText('已写 1 笔')).toBeTruthy()
    await tap('横过来写更大')
    expect(screen.getByRole('dialog', { name: '在这里写名字' })).toBeTruthy()
    await write([
      [130, 10],
      [230, 100]
    ])
    await tap('写好了')
    expect(screen.queryByRole('dialog')).toBeNull()
    await tap('确认签署')
    const { paper, strokes } = JSON.parse(String(posts()[0]?.body)) as { paper: object; strokes: number[][][] }
    expect(paper).toEqual({ width: 300, height: 150 })
    expect(strokes).toEqual([
      [
        [10, 10],
        [110, 100]
      ],
      [
        [130, 10],
        [230, 100]
      ]
    ])
    await tap('重签')
    expect(screen.getByText('还没有写')).toBeTruthy()
    for (const spy of spies) spy.mockRestore()
  })

  it('leads a shopper without an identity to the check, and says to one who left that they left', async () => {
    shop.answer(queryPath, file())
    await open(PartnerSignature)
    await screen.findByText('先核身份，再来签协议')
    await tap('去核身份')
    expect(go.mock.calls.at(-1)?.[0]).toBe('partnerValidate')
    cleanup()
    forgetQueries()
    shop.answer(queryPath, file({ standing: standing({ state: 'LEFT' }) }))
    await open(PartnerSignature)
    expect(await screen.findByText('你已退出合伙人计划')).toBeTruthy()
  })

  it('opens a signed paper by an address that holds, however long the screen is there', async () => {
    const view = jest.spyOn(documents, 'viewDocument').mockResolvedValue(true)
    const clock = jest.spyOn(Date, 'now')
    const account = { standing: standing({ state: 'ACTIVE' }), partnerCode: 'HP0123ABCD' }
    shop.answer(queryPath, file({ ...account, signed }))
    await open(PartnerSignature)
    await tap('打开签好的文件')
    expect(view.mock.calls.at(-1)?.[0]).toContain('/x.pdf')
    shop.answer(queryPath, file({ ...account, signed: { ...signed, document: '/y.pdf' } }))
    clock.mockReturnValue(Date.now() + 9 * 60_000)
    await tap('打开签好的文件')
    expect(view.mock.calls.at(-1)?.[0]).toContain('/y.pdf')
    clock.mockRestore()
    view.mockRestore()
  })

  it('leads a shopper with nothing to sign to the notice, and says what stopped', async () => {
    shop.answer(queryPath, file({ standing: standing({ state: 'NONE' }) }))
    await open(PartnerSignature)
    await tap('看合伙人约定')
    expect(go.mock.calls.at(-1)?.[0]).toBe('partnerNotify')
    cleanup()
    forgetQueries()
    shop.answer(queryPath, file({ standing: standing({ state: 'SUSPENDED' }), signed }))
    await open(PartnerSignature)
    expect(await screen.findByText('合作已暂停，原有的佣金还是你的')).toBeTruthy()
  })

  it('folds the fingerprints of the signed papers, and has them whole', async () => {
    shop.answer(queryPath, file({ standing: standing({ state: 'ACTIVE' }), partnerCode: 'HP0123ABCD', signed }))
    await open(PartnerSignature)
    expect(await screen.findByText('HP0123ABCD')).toBeTruthy()
    expect(screen.queryByText(signed.shownHash)).toBeNull()
    await tap('查看校验值')
    expect(screen.getByText(signed.shownHash)).toBeTruthy()
    expect(screen.getByRole('button', { name: '复制 签后指纹' })).toBeTruthy()
  })
})
