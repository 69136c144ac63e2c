/** What the host makes the shop ask: the privacy guide, its own dialogs, new versions. */
jest.mock('@/platform/feedback', () => ({ confirm: jest.fn(), toast: jest.fn() }))
jest.mock('@/platform/notice', () => ({ notice: jest.fn() }))
jest.mock('@/platform/update', () => ({ watchUpdates: jest.fn(), applyUpdate: jest.fn() }))
jest.mock('@/routes', () => ({ ...jest.requireActual('@/routes'), currentKey: jest.fn() }))

import { Dialogs } from '@/start/host/dialogs'
import { PrivacyQuestion, privacyUseOf } from '@/start/host/privacy'
import { followUpdates, offerUpdate } from '@/start/host/updates'
import { confirm } from '@/platform/feedback'
import { notice } from '@/platform/notice'
import { applyUpdate, watchUpdates } from '@/platform/update'
import { currentKey } from '@/routes'

describe('the privacy guide', () => {
  it('is one question for all that wait, and all hear the answer once', () => {
    const question = new PrivacyQuestion()
    const [copy, save] = [jest.fn(), jest.fn()]
    question.ask(copy)
    question.ask(save)
    question.shown()
    expect(question.isAsked).toBe(true)
    question.agree('button')
    expect(question.isAsked).toBe(false)
    for (const answer of [copy, save]) {
      expect(answer.mock.calls).toEqual([
        [{ event: 'exposureAuthorization' }],
        [{ event: 'agree', buttonId: 'button' }]
      ])
    }
  })

  it.each([
    ['button.getPhoneNumber', 'phone'],
    ['button.chooseAvatar', 'profile'],
    ['input.nickname', 'profile'],
    ['chooseLocation', 'location'],
    ['saveImageToPhotosAlbum', 'album'],
    ['setClipboardData', 'clipboard'],
    ['chooseInvoiceTitle', 'invoiceTitle'],
    ['requirePrivacyAuthorize', 'feature'],
    [undefined, 'feature']
  ])('names what %s is for', (referrer, use) => expect(privacyUseOf(referrer)).toBe(use))

  it('names all that wait, each once, and of a new question only its own', () => {
    const question = new PrivacyQuestion()
    question.ask(jest.fn(), 'button.getPhoneNumber')
    question.ask(jest.fn(), 'setClipboardData')
    question.ask(jest.fn(), 'setClipboardData')
    expect(question.uses).toEqual(['phone', 'clipboard'])
    question.refuse()
    question.ask(jest.fn(), 'chooseLocation')
    expect(question.uses).toEqual(['location'])
  })

  it('opens again after a no, for the next act that needs it', () => {
    const question = new PrivacyQuestion()
    const [first, second] = [jest.fn(), jest.fn()]
    question.ask(first)
    question.refuse()
    expect(first).toHaveBeenCalledWith({ event: 'disagree' })
    question.ask(second)
    expect(question.isAsked).toBe(true)
    question.refuse()
    expect(first).toHaveBeenCalledTimes(1)
  })
})

describe('the shop’s own dialog', () => {
  it('puts one question after the other, and gives each its own answer', async () => {
    const dialogs = new Dialogs()
    dialogs.pageShown()
    const answers = [dialogs.ask({ title: 'a' }), dialogs.ask({ title: 'b' })]
    expect(dialogs.current?.title).toBe('a')
    dialogs.answer(true)
    expect(dialogs.current?.title).toBe('b')
    dialogs.answer(false)
    expect(dialogs.current).toBeUndefined()
    expect(await Promise.all(answers)).toEqual([true, false])
  })

  it('is not there where no page can show it', () => {
    const dialogs = new Dialogs()
    expect(dialogs.ask({ title: 'a' })).toBeUndefined()
    dialogs.pageShown()
    dialogs.pageHidden()
    expect(dialogs.ask({ title: 'a' })).toBeUndefined()
  })
})

describe('a new version', () => {
  const confirmMock = confirm as jest.Mock
  const on = currentKey as jest.Mock
  const became = () => {
    followUpdates()
    return (watchUpdates as jest.Mock).mock.calls.at(-1)![0] as { ready: () => void; failed: () => void }
  }
  const moment = () => new Promise((resolve) => setTimeout(resolve, 0))

  it('is offered when it is ready, and starts when wanted', async () => {
    on.mockReturnValue('index')
    confirmMock.mockResolvedValueOnce(true)
    became().ready()
    await moment()
    expect(confirmMock.mock.calls[0][0].title).toBe('新版本已经准备好')
    expect(applyUpdate).toHaveBeenCalledTimes(1)
  })

  it('waits until no money is about to move, and is offered once', async () => {
    on.mockReturnValue('pay')
    confirmMock.mockResolvedValue(false)
    became().ready()
    await moment()
    expect(confirmMock).not.toHaveBeenCalled()
    on.mockReturnValue('index')
    await offerUpdate()
    await offerUpdate()
    expect(confirmMock).toHaveBeenCalledTimes(1)
    expect(applyUpdate).not.toHaveBeenCalled()
  })

  it('that could not be fetched says what to do, which leaves nothing to choose', async () => {
    on.mockReturnValue('index')
    became().failed()
    await moment()
    expect((notice as jest.Mock).mock.calls).toEqual([[expect.stringMatching(/删除小程序后重新打开/)]])
    expect(confirmMock).not.toHaveBeenCalled()
    expect(applyUpdate).not.toHaveBeenCalled()
  })
})
