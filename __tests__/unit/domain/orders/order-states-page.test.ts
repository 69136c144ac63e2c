import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ORDER_STATUSES, orderActions, orderTransitions, wantedAction } from '@domain/orders/order'
import { PAYMENT_STATUSES, paymentFollowUp, paymentTransitions } from '@domain/money/payment'

const page = readFileSync(join(__dirname, '../../../../docs/order-states.md'), 'utf8')

/** The arrows `A --> B: WORD` under a heading, as `A WORD B`, without start and end points. */
function arrows(heading: string): string[] {
  const part = page.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? ''
  return [...part.matchAll(/^\s*([A-Z_]+) --> ([A-Z_]+): ([A-Z]+)/gm)].map(
    ([, from, to, event]) => `${from} ${event} ${to}`
  )
}

function machine(table: Record<string, Record<string, string>>): string[] {
  return Object.entries(table).flatMap(([from, moves]) =>
    Object.entries(moves).map(([event, to]) => `${from} ${event} ${to}`)
  )
}

describe('docs/order-states.md draws what the code does', () => {
  test('the order', () => {
    expect(arrows('Order').sort()).toEqual(machine(orderTransitions).sort())
  })

  test('the payment', () => {
    expect(arrows('Payment').sort()).toEqual(machine(paymentTransitions).sort())
  })

  test('the page lists what each state allows', () => {
    for (const status of ORDER_STATUSES) {
      const action = wantedAction({ status }, 0) ?? 'nothing'
      expect(page).toContain(`| ${status} | ${orderActions[status].join(', ')} | ${action} |`)
    }
    for (const status of PAYMENT_STATUSES) expect(page).toContain(`| ${status} | ${paymentFollowUp[status]} |`)
  })
})
