import { BusinessError, OfflineError, UnauthorisedError } from '@/api'
import type { Payment } from '@/features/payment/api'
import { askDelays, untilDecided } from '@/features/payment/ask'
import { channelsOf } from '@/features/payment/host'
import { outcomeOf, returnedOf, standingOf, type PayableOrder } from '@/features/payment/rules'

const now = 1_000_000
const order = (status: PayableOrder['status'], over: Partial<PayableOrder> = {}): PayableOrder => ({
  orderCode: 'O1',
  status,
  payFen: 100,
  ...(status === 'WAIT_PAY' ? { payBefore: now + 1000 } : {}),
  ...over
})
/** A word of a newer gateway. */
const strange = 'REFUNDING' as PayableOrder['status']
const late = order('WAIT_PAY', { orderCode: 'O2', payBefore: now })

describe('the standing of orders', () => {
  it.each([
    ['nothing', [], 'NONE'],
    ['one that waits', [order('WAIT_PAY')], 'PAYABLE'],
    ['one whose time is over to the ms', [late], 'EXPIRED'],
    ['one that is paid', [order('WAIT_SHIP')], 'PAID'],
    ['one that arrived', [order('COMPLETED')], 'PAID'],
    ['one that is cancelled', [order('CANCELLED')], 'CANCELLED'],
    ['one paid and one that waits', [order('WAIT_SHIP'), order('WAIT_PAY', { orderCode: 'O2' })], 'PAYABLE'],
    ['one paid and one too late', [order('WAIT_SHIP'), late], 'PAID'],
    ['one cancelled and one too late', [order('CANCELLED'), late], 'EXPIRED'],
    ['one in a state that is not known', [order(strange)], 'UNKNOWN'],
    ['one not known and one too late', [order(strange), late], 'UNKNOWN'],
    ['one not known and one that waits', [order(strange), order('WAIT_PAY', { orderCode: 'O2' })], 'PAYABLE'],
    ['one not known and one that is paid', [order(strange), order('WAIT_SHIP')], 'PAID']
  ] as const)('%s: %s → %s', (_, orders, kind) => {
    expect(standingOf(orders, now).kind).toBe(kind)
  })

  it('pays only what can still be paid, until the earliest end', () => {
    const orders = [order('WAIT_PAY'), order('WAIT_PAY', { orderCode: 'O3', payFen: 50, payBefore: now + 500 }), late]
    expect(standingOf(orders, now)).toEqual({
      kind: 'PAYABLE',
      orderCodes: ['O1', 'O3'],
      amountFen: 150,
      payBefore: now + 500
    })
  })
})

describe('the claim of a result', () => {
  it.each([
    ['WAIT_PAY', 'SUCCEEDED', 'UNPAID'],
    ['WAIT_PAY', 'PENDING', 'PENDING'],
    ['WAIT_PAY', 'FAILED', 'UNPAID'],
    ['WAIT_SHIP', 'SUCCEEDED', 'PAID'],
    ['WAIT_SHIP', 'PENDING', 'PAID'],
    ['WAIT_SHIP', 'CLOSED', 'PAID'],
    ['CANCELLED', 'SUCCEEDED', 'REFUNDED'],
    ['CANCELLED', 'CLOSED', 'CLOSED'],
    ['CANCELLED', 'FAILED', 'CLOSED']
  ] as const)('an order %s with a payment %s is %s', (status, payment, outcome) => {
    expect(outcomeOf([order(status)], { status: payment, orderCodes: ['O1'] }, now)).toBe(outcome)
  })

  it.each(['SUCCEEDED', 'FAILED', 'PENDING', 'CLOSED'] as const)(
    'an order in a state that is not known is not said to be paid, with a payment %s',
    (payment) => {
      expect(outcomeOf([order(strange)], { status: payment, orderCodes: ['O1'] }, now)).toBe('UNKNOWN')
    }
  )

  it('a payment in a state that is not known may still come', () => {
    const unsure = { status: 'REVIEWING' as Payment['status'], orderCodes: ['O1'] }
    expect(outcomeOf([order('WAIT_PAY')], unsure, now)).toBe('PENDING')
    expect(outcomeOf([order('WAIT_SHIP')], unsure, now)).toBe('PAID')
  })

  it('takes no notice of a payment that is not about these orders', () => {
    expect(outcomeOf([order('CANCELLED')], { status: 'SUCCEEDED', orderCodes: ['O9'] }, now)).toBe('CLOSED')
    expect(outcomeOf([order('WAIT_PAY')], undefined, now)).toBe('UNPAID')
  })
})

describe('money of a payment that goes back', () => {
  const paidPayment = (returnedFen: number, orderCodes = ['O1']) => ({ amountFen: 100, returnedFen, orderCodes })

  it.each([
    ['none of it', paidPayment(0), { kind: 'NONE' }],
    ['all of it', paidPayment(100), { kind: 'WHOLE', fen: 100 }],
    ['the share of one of its orders', paidPayment(40), { kind: 'PART', fen: 40 }],
    ['a payment of other orders', paidPayment(100, ['O9']), { kind: 'NONE' }],
    ['no payment', undefined, { kind: 'NONE' }]
  ] as const)('%s', (_, payment, outcome) => {
    expect(returnedOf([order('WAIT_SHIP')], payment)).toEqual(outcome)
  })
})

describe('asking what became of a payment', () => {
  const answer = (status: Payment['status']): Payment => ({
    paymentId: 'P',
    status,
    amountFen: 1,
    orderCodes: ['O1'],
    channel: 'WECHAT',
    returnedFen: 0
  })
  const waits: number[] = []
  const wait = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  beforeEach(() => void (waits.length = 0))

  it('asks at once, then with growing pauses, for about half a minute', async () => {
    const ask = jest.fn().mockResolvedValue(answer('PENDING'))
    expect(await untilDecided(ask, wait, () => true)).toEqual({ known: false, why: 'PENDING' })
    expect(ask).toHaveBeenCalledTimes(askDelays.length + 1)
    expect(waits).toEqual([...waits].sort((first, other) => first - other))
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(25_000)
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(35_000)
  })

  it('takes a word it does not know for no decision', async () => {
    const ask = jest.fn().mockResolvedValue(answer('REVIEWING' as Payment['status']))
    expect(await untilDecided(ask, wait, () => true, [1])).toEqual({ known: false, why: 'PENDING' })
  })

  it('stops at the first answer that decides, through outages', async () => {
    const ask = jest.fn().mockRejectedValueOnce(new OfflineError()).mockResolvedValue(answer('FAILED'))
    expect(await untilDecided(ask, wait, () => true)).toEqual({ known: true, payment: answer('FAILED') })
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('says that it is not known, rather than open, when the last question was not answered', async () => {
    const ask = jest.fn().mockResolvedValueOnce(answer('PENDING')).mockRejectedValue(new OfflineError())
    expect(await untilDecided(ask, wait, () => true, [1])).toEqual({ known: false, why: 'UNKNOWN' })
  })

  it.each([
    [new BusinessError('payment.missing', '', undefined), 'MISSING'],
    [new UnauthorisedError(), 'UNKNOWN']
  ])('asks no more after %p', async (failure, why) => {
    const ask = jest.fn().mockRejectedValue(failure)
    expect(await untilDecided(ask, wait, () => true)).toEqual({ known: false, why })
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('stops when the screen is gone, and lets a fault of ours through', async () => {
    const ask = jest.fn().mockResolvedValue(answer('PENDING'))
    await untilDecided(ask, wait, () => false)
    expect(ask).not.toHaveBeenCalled()
    await expect(
      untilDecided(
        () => Promise.reject(new TypeError('x')),
        wait,
        () => true
      )
    ).rejects.toThrow(TypeError)
  })
})

it('offers the mini-program its own payment only', () => {
  expect(channelsOf('WEAPP')).toEqual(['WECHAT'])
  expect(channelsOf('H5')).toHaveLength(3)
})
