import { keepSentCode, readSentCode, sentNow } from '@/features/account/login/sentCode'
import { codeDigits, secondsUntil, withoutOld } from '@/ui/form/code'

describe('the code', () => {
  test.each([
    ['482193', '482193'],
    ['482 193', '482193'],
    ['482-193', '482193'],
    ['【栖禾】5 分钟内有效，验证码 482193，请勿告诉他人', '482193'],
    ['Your code is 482 193, good for 5 minutes', '482193'],
    ['48', '48'],
    ['4a8', '48'],
    ['48219345', '482193'],
    ['', '']
  ])('of «%s» is %s', (text, digits) => expect(codeDigits(text)).toBe(digits))

  test('of an earlier SMS goes once another was sent; one that came faster than the answer stays', () => {
    expect(withoutOld('111111')('111111')).toBe('')
    expect(withoutOld('111111')('222222')).toBe('222222')
    expect(withoutOld('')('222222')).toBe('222222')
  })

  test('that was sent is kept with how long it is good for, on the gateway’s clock', () => {
    window.localStorage.clear()
    const reply = { captchaKey: 'K1', resendAfterSeconds: 60, expiresInSeconds: 300 }
    const sending = sentNow('13800136021', reply, 1_000_000)
    expect(sending).toEqual({ phone: '13800136021', captchaKey: 'K1', resendAt: 1_060_000, minutes: 5, agreed: true })
    keepSentCode(sending)
    expect(readSentCode()).toEqual(sending)
    expect(secondsUntil(sending.resendAt, 1_018_000)).toBe(42)
  })
})
