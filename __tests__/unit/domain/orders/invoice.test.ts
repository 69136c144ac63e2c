import fc from 'fast-check'
import {
  canChange,
  INVOICE_STATES,
  invoiceSums,
  invoiceTransitions,
  isAccount,
  isCompanyPhone,
  isEmail,
  judgeTaxNo,
  partyProblems,
  spacedTaxNo,
  splitTax,
  taxCheckDigit,
  tidyAccount,
  tidyTaxNo
} from '@domain/orders/invoice'

const company = { kind: 'COMPANY', name: '杭州云岭设计有限公司', taxNo: '91330106MA2C8K4R1' } as const
const whole = { ...company, taxNo: company.taxNo + taxCheckDigit(company.taxNo) }

describe('a tax number', () => {
  it('is right when its check digit is, and no digit or pair of digits changes without being noticed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'), minLength: 17, maxLength: 17 }),
        fc.nat(16),
        fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'),
        (first17, position, other) => {
          const right = first17 + taxCheckDigit(first17)
          expect(judgeTaxNo(right)).toBe('OK')
          if (right[position] !== other) {
            expect(judgeTaxNo(right.slice(0, position) + other + right.slice(position + 1))).toBe('CHECK')
          }
          const [first, two] = [right[position], right[position + 1]]
          if (first !== two && position < 16)
            expect(judgeTaxNo(right.slice(0, position) + two + first + right.slice(position + 2))).toBe('CHECK')
        }
      )
    )
  })

  it('of the standard’s own example is right', () => {
    expect(judgeTaxNo('91350100M000100Y43')).toBe('OK')
  })

  it('is read with blanks and in small letters, and is refused where it can’t be right', () => {
    expect(judgeTaxNo(' 9135 0100 m000 100y 43')).toBe('OK')
    expect(tidyTaxNo(' 9135 0100 m000 100y 43')).toBe('91350100M000100Y43')
    expect(spacedTaxNo('91350100M000100Y43')).toBe('9135 0100 M000 100Y 43')
    expect(judgeTaxNo('91350100M000100Y4')).toBe('SHORT')
    expect(judgeTaxNo('91350100M000100I43')).toBe('LETTERS')
    expect(judgeTaxNo('税号')).toBe('LETTERS')
    expect(judgeTaxNo('330106123456789')).toBe('OLD')
  })
})

describe('the buyer of an invoice', () => {
  it('is a name for a person, with a tax number for a company, and all there is for a special one', () => {
    expect(partyProblems({ kind: 'PERSONAL', name: '个人' })).toEqual({})
    expect(partyProblems({ kind: 'PERSONAL', name: '' })).toEqual({ name: 'MISSING' })
    expect(partyProblems(whole)).toEqual({})
    expect(partyProblems({ kind: 'COMPANY', name: 'x' })).toEqual({ taxNo: 'MISSING' })
    expect(partyProblems({ ...whole, kind: 'SPECIAL' })).toEqual({
      address: 'MISSING',
      phone: 'MISSING',
      bank: 'MISSING',
      account: 'MISSING'
    })
    const bankParty = {
      address: '云栖小镇 18 号',
      phone: '0571-88002266',
      bank: '栖城银行西湖支行',
      account: '571800006021'
    }
    expect(partyProblems({ ...whole, ...bankParty, kind: 'SPECIAL' })).toEqual({})
    expect(partyProblems({ ...whole, account: 'abc', phone: '12' })).toEqual({ account: 'WRONG', phone: 'WRONG' })
  })

  it.each(['a@b.example', 'caiwu+1@yunling.example', 'a@mail.xn--fiqs8s'])('takes %s as e-mail', (text) =>
    expect(isEmail(text)).toBe(true)
  )
  it.each([
    '',
    'a@b',
    'a@127.0.0.1',
    'a@10.0.0.8',
    'a@b.c',
    'a@-b.example',
    'a@b..example',
    'a b@c.example',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: x@y.example'
  ])('takes %j as no e-mail', (text) => expect(isEmail(text)).toBe(false))

  it('takes accounts in groups and phones of companies', () => {
    expect(tidyAccount('5718 0000-6021')).toBe('571800006021')
    expect(isAccount('571800006021')).toBe(true)
    expect(isCompanyPhone('0571-88002266')).toBe(true)
    expect(isCompanyPhone('(0571) 88')).toBe(false)
  })
})

describe('the amount of an invoice', () => {
  it('is split into net and tax to the fen, and its sums are those of its lines', () => {
    expect(splitTax(399_800)).toEqual({ netFen: 353_805, taxFen: 45_995 })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 40 }), (grosses) => {
        const { amountFen, netFen, taxFen } = invoiceSums(grosses)
        expect(netFen + taxFen).toBe(amountFen)
        expect(amountFen).toBe(grosses.reduce((sum, fen) => sum + fen, 0))
        for (const fen of grosses) expect(Math.abs(splitTax(fen).netFen * 1.13 - fen)).toBeLessThan(0.57)
      })
    )
  })
})

describe('the states of an invoice', () => {
  it('all come to an end or stand as issued, and only one that is asked for or issued can be changed, once', () => {
    const ends = INVOICE_STATES.filter((state) => Object.keys(invoiceTransitions[state]).length === 0)
    expect(ends).toEqual(['REVERSED', 'VOID'])
    expect(INVOICE_STATES.filter((state) => canChange(state, 0))).toEqual(['SUBMITTED', 'ISSUED'])
    expect(INVOICE_STATES.filter((state) => canChange(state, 1))).toEqual([])
  })
})
