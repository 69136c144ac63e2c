// The arrows of activities that have no table: found by applying every event to every state, with the rules themselves.
import { loadTs } from './load-ts.mjs'

/** Every arrow of a table that a function stands for. */
const arrowsOf = (states, events, next) =>
  states.flatMap((from) =>
    events.flatMap((event) => {
      const to = next(from, event)
      return to === undefined || to === from ? [] : [{ from, to, event }]
    })
  )

async function presales() {
  const { canFail, outcomeOf, presaleState } = await loadTs('domain/activity/presale.ts')
  const facts = {
    WAIT_DEPOSIT: { depositPaid: false, balancePaid: false, outcome: null, balanceFrom: 1 },
    DEPOSIT_PAID: { depositPaid: true, balancePaid: false, outcome: null, balanceFrom: 1 },
    WAIT_BALANCE: { depositPaid: true, balancePaid: false, outcome: null, balanceFrom: 0 },
    PAID: { depositPaid: true, balancePaid: true, outcome: null, balanceFrom: 0 }
  }
  const next = (state, event) => {
    const of = facts[state]
    if (event === 'PAY' && state === 'WAIT_DEPOSIT') return presaleState({ ...of, depositPaid: true }, 0)
    if (event === 'PAY' && state === 'WAIT_BALANCE') return presaleState({ ...of, balancePaid: true }, 0)
    if (event === 'CLOCK') return presaleState(of, 1)
    if (event === 'GIVE_UP') return outcomeOf(of)
    return event === 'SHOP_FAILS' && canFail(state) ? 'SHOP_FAILED' : undefined
  }
  const arrows = arrowsOf(Object.keys(facts), ['PAY', 'CLOCK', 'GIVE_UP', 'SHOP_FAILS'], next)
  return { states: [...Object.keys(facts), 'UNPAID', 'FORFEITED', 'SHOP_FAILED', 'RETURNED'], arrows }
}

async function groups() {
  const { afterClock, afterLeaving, afterPayment } = await loadTs('domain/activity/groupBuy.ts')
  const seats = (...states) => states.map((state, index) => ({ userId: String(index), state }))
  const of = { state: 'OPEN', size: 2, endsAt: 1 }
  const next = (state, event) => {
    if (state !== 'OPEN') return undefined
    if (event === 'LAST_PAYMENT') return afterPayment({ ...of, seats: seats('PAID', 'PAID') })
    if (event === 'LAST_LEAVES') return afterLeaving({ ...of, seats: seats('LEFT', 'LEFT') })
    return afterClock({ ...of, seats: seats('PAID') }, 1)
  }
  return {
    states: ['OPEN', 'FULL', 'FAILED'],
    arrows: arrowsOf(['OPEN'], ['LAST_PAYMENT', 'LAST_LEAVES', 'CLOCK'], next)
  }
}

async function flashRows() {
  const { seckillState } = await loadTs('domain/activity/seckill.ts')
  const of = { startAt: 1, endAt: 3, allotment: 1, taken: 0, held: 0, limit: 1, mine: 0, unpaid: 0 }
  const facts = {
    COMING: [of, 0],
    OPEN: [of, 1],
    HELD_OUT: [{ ...of, taken: 1, held: 1 }, 1],
    SOLD_OUT: [{ ...of, taken: 1 }, 1]
  }
  const next = (state, event) => {
    const [row, now] = facts[state]
    const looks = {
      BEGINS: [row, 1],
      ENDS: [row, 3],
      SUBMIT: [{ ...of, taken: 1, held: 1 }, 1],
      PAY: [{ ...of, taken: 1 }, 1]
    }
    looks.CLOSE = [of, 1]
    looks.CANCEL = [of, 1]
    const can = {
      BEGINS: ['COMING'],
      ENDS: ['COMING', 'OPEN', 'HELD_OUT', 'SOLD_OUT'],
      SUBMIT: ['OPEN'],
      PAY: ['HELD_OUT'],
      CLOSE: ['HELD_OUT'],
      CANCEL: ['SOLD_OUT']
    }
    return can[event].includes(state) && now < 3 ? seckillState(...looks[event]) : undefined
  }
  const arrows = arrowsOf(Object.keys(facts), ['BEGINS', 'SUBMIT', 'PAY', 'CLOSE', 'CANCEL', 'ENDS'], next)
  return { states: [...Object.keys(facts), 'OVER'], arrows }
}

async function invites() {
  const { nextStep, USUAL_TERMS } = await loadTs('domain/activity/referral.ts')
  const order = {
    createdAt: 0,
    receivedAt: 0,
    goodsFen: USUAL_TERMS.thresholdFen,
    ripeAt: 1,
    allBack: false,
    open: false
  }
  const about = { countedThatDay: 0, ordering: false, now: 0 }
  const step = (invite, over = {}) => nextStep({ invitedAt: 0, ...invite }, USUAL_TERMS, { ...about, ...over })?.state
  const next = (state, event) =>
    ({
      RECEIVED: () => step({ state, order: { ...order, ripeAt: 9 }, dueAt: 9 }),
      RIPE: () => (state === 'PENDING' ? step({ state, order, dueAt: 1 }, { now: 1 }) : undefined),
      REFUND: () => step({ state, order: { ...order, allBack: true } }),
      UNBIND: () => step({ state, deadAt: 0 }),
      NO_ORDER: () => (state === 'REGISTERED' ? step({ state }, { now: Number.MAX_SAFE_INTEGER }) : undefined)
    })[event]()
  const states = ['REGISTERED', 'PENDING']
  return {
    states: [...states, 'EARNED', 'VOID'],
    arrows: arrowsOf(states, ['RECEIVED', 'RIPE', 'REFUND', 'UNBIND', 'NO_ORDER'], next)
  }
}

async function stories() {
  const { STORY_STATES, storyAfter } = await loadTs('domain/content/story.ts')
  return {
    states: [...STORY_STATES],
    arrows: arrowsOf([...STORY_STATES], ['SHOW', 'REFUSE', 'CHOOSE', 'HIDE', 'WRITE'], storyAfter)
  }
}

async function qualifications() {
  const { nextQualification, QUALIFICATION_STATES } = await loadTs('domain/activity/subsidy.ts')
  const events = ['CLAIM', 'SUBMIT', 'PAY', 'CLOSE', 'REFUND', 'EXPIRE', 'UNBIND']
  return {
    states: [...QUALIFICATION_STATES],
    arrows: arrowsOf([...QUALIFICATION_STATES], events, nextQualification)
  }
}

/** Title, states with the first one first, arrows, and who does what. */
export const activityTables = async () => [
  {
    title: 'Row of a flash sale',
    ...(await flashRows()),
    by: 'BEGINS and ENDS are the clock’s; CLOSE is an order that nobody paid, CANCEL one that was paid.'
  },
  {
    title: 'Order of a presale',
    ...(await presales()),
    by: 'GIVE_UP is the buyer’s, or the end of a time to pay; SHOP_FAILS the shop’s.'
  },
  { title: 'Group', ...(await groups()), by: 'LAST_PAYMENT fills it in its own transaction.' },
  { title: 'Reward of an invite', ...(await invites()), by: 'RIPE is when nothing can go back any more.' },
  { title: 'Story', ...(await stories()), by: 'WRITE and HIDE are the author’s, the others the shop’s.' },
  {
    title: 'Qualification for a subsidy',
    ...(await qualifications()),
    by: 'EXPIRE is the clock’s; a CLOSE or REFUND past its time ends as EXPIRED.'
  }
]
