import { PAYMENT_EVENTS, PAYMENT_STATUSES, nextPaymentStatus, paymentFollowUp } from '@domain/money/payment'

describe('payment states', () => {
  test.each([
    ['PENDING', 'SUCCEEDED', 'FAILED', 'CLOSED'],
    ['FAILED', 'SUCCEEDED', undefined, undefined],
    ['CLOSED', 'SUCCEEDED', undefined, undefined],
    ['SUCCEEDED', undefined, undefined, undefined]
  ] as const)('from %s: success → %s, failure → %s, close → %s', (status, succeed, fail, close) => {
    expect(PAYMENT_EVENTS.map((event) => nextPaymentStatus(status, event))).toEqual([succeed, fail, close])
  })

  test('only a payment without a fate is looked up again', () => {
    expect(PAYMENT_STATUSES.filter((status) => paymentFollowUp[status] === 'ASK_AGAIN')).toEqual(['PENDING'])
    expect(PAYMENT_STATUSES.filter((status) => paymentFollowUp[status] === 'DONE')).toEqual(['SUCCEEDED'])
  })
})
