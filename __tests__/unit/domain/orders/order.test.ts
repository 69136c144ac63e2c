import { canInvoice } from '@domain/orders/invoice'
import fc from 'fast-check'
import {
  ORDER_EVENTS,
  ORDER_STATUSES,
  allowedActions,
  allows,
  nextStatus,
  wantedAction,
  type OrderStatus
} from '@domain/orders/order'

describe('order states', () => {
  const moves: [string, string, string][] = [
    ['WAIT_PAY', 'PAY', 'WAIT_SHIP'],
    ['WAIT_PAY', 'CANCEL', 'CANCELLED'],
    ['WAIT_PAY', 'EXPIRE', 'CANCELLED'],
    ['WAIT_GROUP', 'FILL', 'WAIT_SHIP'],
    ['WAIT_GROUP', 'CANCEL', 'CANCELLED'],
    ['WAIT_GROUP', 'EXPIRE', 'CANCELLED'],
    ['WAIT_BALANCE', 'PAY', 'WAIT_SHIP'],
    ['WAIT_BALANCE', 'CANCEL', 'CANCELLED'],
    ['WAIT_BALANCE', 'EXPIRE', 'CANCELLED'],
    ['WAIT_SHIP', 'SHIP', 'WAIT_RECEIVE'],
    ['WAIT_SHIP', 'CANCEL', 'CANCELLED'],
    ['WAIT_RECEIVE', 'RECEIVE', 'COMPLETED']
  ]

  test('every move that is not one of twelve is refused', () => {
    const acts = ORDER_STATUSES.flatMap((status) =>
      ORDER_EVENTS.flatMap((event) => {
        const next = nextStatus(status, event)
        return next ? [[status, event, next]] : []
      })
    )
    expect(acts.sort()).toEqual([...moves].sort())
  })

  test('an order that is completed or cancelled stays so in every history', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 12 }), (events) => {
        let status: (typeof ORDER_STATUSES)[number] = 'WAIT_PAY'
        let over = false
        for (const event of events) {
          const next = nextStatus(status, event)
          if (over) expect(next).toBeUndefined()
          status = next ?? status
          over = status === 'COMPLETED' || status === 'CANCELLED'
        }
      })
    )
  })

  test('a balance can be paid in its window alone, by its buyer, and is never what they want to give up', () => {
    const order = { status: 'WAIT_BALANCE', payBefore: 20, presale: { balanceFrom: 10 } } as const
    expect(allowedActions(order, 9)).toEqual(['CHANGE_ADDRESS', 'CANCEL'])
    expect(wantedAction(order, 9)).toBeUndefined()
    expect(allowedActions(order, 10)).toEqual(['PAY', 'CHANGE_ADDRESS', 'CANCEL'])
    expect(wantedAction(order, 10)).toBe('PAY')
    expect(allows(order, 'PAY', 20)).toBe(false)
    expect(allowedActions({ ...order, status: 'WAIT_PAY' }, 9)).toEqual(['PAY', 'CHANGE_ADDRESS', 'CANCEL'])
    // an order that says nothing of its window waits
    expect(allows({ status: 'WAIT_BALANCE' }, 'PAY', 10)).toBe(false)
  })

  test.each([
    ['WAIT_PAY', ['PAY', 'ASK_FRIEND', 'CHANGE_ADDRESS', 'CANCEL']],
    ['WAIT_SHIP', ['CHANGE_ADDRESS', 'CANCEL', 'BUY_AGAIN', 'AFTER_SALE', 'INVOICE']],
    ['WAIT_RECEIVE', ['CONFIRM_RECEIVE', 'TRACK', 'BUY_AGAIN', 'AFTER_SALE', 'INVOICE']],
    ['COMPLETED', ['BUY_AGAIN', 'AFTER_SALE', 'TRACK', 'INVOICE', 'DELETE']],
    ['CANCELLED', ['BUY_AGAIN', 'DELETE']]
  ] as const)('%s allows %j, likeliest first', (status, actions) => {
    expect(allowedActions({ status, payBefore: 10, payFen: 100 }, 9)).toEqual(actions)
  })

  test('an invoice is offered where the order can have one, and something was paid', () => {
    for (const status of ORDER_STATUSES) {
      expect(allows({ status, payFen: 1 }, 'INVOICE', 0)).toBe(canInvoice(status))
      expect(allows({ status, payFen: 0 }, 'INVOICE', 0)).toBe(false)
      expect(allows({ status }, 'INVOICE', 0)).toBe(false)
    }
  })

  test('a row without a review makes the review wanted; once all is reviewed, it can be read', () => {
    const completedOrder = (toReview: number) => ({ status: 'COMPLETED' as const, toReview })
    expect(allowedActions(completedOrder(2), 0)).toEqual(['REVIEW', 'BUY_AGAIN', 'AFTER_SALE', 'TRACK', 'DELETE'])
    expect(wantedAction(completedOrder(2), 0)).toBe('REVIEW')
    expect(allowedActions(completedOrder(0), 0)).toEqual(['BUY_AGAIN', 'AFTER_SALE', 'SEE_REVIEWS', 'TRACK', 'DELETE'])
    expect(allows({ status: 'WAIT_RECEIVE', toReview: 2 }, 'REVIEW', 0)).toBe(false)
  })

  test.each([
    ['WAIT_PAY', 9, 'PAY'],
    ['WAIT_PAY', 10, 'BUY_AGAIN'],
    ['WAIT_SHIP', 9, undefined],
    ['WAIT_RECEIVE', 9, 'CONFIRM_RECEIVE'],
    ['COMPLETED', 9, 'BUY_AGAIN'],
    ['CANCELLED', 9, 'BUY_AGAIN'],
    ['REFUNDING' as OrderStatus, 9, undefined]
  ] as const)('%s at %d of 10 wants %s next', (status, now, action) => {
    expect(wantedAction({ status, payBefore: 10 }, now)).toBe(action)
  })

  test('the wanted action of a state is one that it allows', () => {
    for (const status of ORDER_STATUSES) {
      const action = wantedAction({ status, payBefore: 10 }, 9)
      if (action) expect(allows({ status, payBefore: 10 }, action, 9)).toBe(true)
    }
  })

  test('cancelling is offered exactly where the machine takes it', () => {
    for (const status of ORDER_STATUSES) {
      expect(allows({ status }, 'CANCEL', 0)).toBe(nextStatus(status, 'CANCEL') !== undefined)
      expect(allows({ status }, 'CONFIRM_RECEIVE', 0)).toBe(nextStatus(status, 'RECEIVE') !== undefined)
    }
  })

  test('once the pay window is over an order can’t be paid', () => {
    expect(allows({ status: 'WAIT_PAY', payBefore: 10 }, 'PAY', 9)).toBe(true)
    expect(allowedActions({ status: 'WAIT_PAY', payBefore: 10 }, 10)).toEqual(['BUY_AGAIN', 'CANCEL'])
  })
})

describe('an order of a prize of a trial', () => {
  test.each([
    ['WAIT_SHIP', ['CHANGE_ADDRESS']],
    ['WAIT_RECEIVE', ['CONFIRM_RECEIVE', 'TRACK']],
    ['COMPLETED', ['REVIEW', 'TRACK', 'DELETE']]
  ] as const)('allows in %s neither money to come back nor another piece', (status, actions) => {
    expect(allowedActions({ status, trialCode: 'TR1', payFen: 0, toReview: 1 }, 0)).toEqual(actions)
  })
})
