import { isMobilePhone, maskPhone, normalisePhone } from '@/lib/phone'

describe('mobile numbers', () => {
  test.each(['13800138000', '19912345678', '10000000000'])('%s is one', (text) =>
    expect(isMobilePhone(text)).toBe(true)
  )

  test.each([
    '',
    '1380013800',
    '138001380000',
    '23800138000',
    '1380013800a',
    ' 13800138000',
    '13800138000\n',
    '１３８００１３８０００'
  ])('%j is none', (text) => expect(isMobilePhone(text)).toBe(false))

  test.each([
    ['+86 138-0013-8000', '13800138000'],
    ['0086 13800138000', '13800138000'],
    [' 138 0013 8000 ', '13800138000'],
    ['abc', 'abc']
  ])('%j is read as %s', (typed, number) => expect(normalisePhone(typed)).toBe(number))

  it('hides the middle four digits, and nearly all of what is no mobile number', () => {
    expect(maskPhone('13800138000')).toBe('138****8000')
    expect(maskPhone('0757223')).toBe('*****23')
    expect(maskPhone('')).toBe('')
  })
})
