import { mobileNumbers, noMobileNumbers } from '../../support/phones'
import { isMobilePhone, maskPhone, normalisePhone } from '@/lib/phone'

describe('mobile numbers', () => {
  test.each(mobileNumbers)('%s is one', (text) => expect(isMobilePhone(text)).toBe(true))

  test.each(noMobileNumbers)('%j is none', (text) => expect(isMobilePhone(text)).toBe(false))

  test.each([
    ['+86 138-0013-8000', '13800138000'],
    ['0086 13800138000', '13800138000'],
    [' 138 0013 8000 ', '13800138000'],
    ['abc', 'abc']
  ])('%j is read as %s', (text, number) => expect(normalisePhone(text)).toBe(number))

  it('hides the middle four digits, and nearly all of a text that is no mobile number', () => {
    expect(maskPhone('13800138000')).toBe('138****8000')
    expect(maskPhone('0757223')).toBe('*****23')
    expect(maskPhone('')).toBe('')
  })
})
