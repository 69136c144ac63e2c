import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import {
  areSteps,
  ASSIST_STATES,
  assistState,
  canUse,
  endsAt,
  helpProblem,
  HELPS_A_DAY,
  isAlive,
  nextStep,
  RUN_MS,
  stepReached,
  USE_MS,
  useBefore,
  type Assist,
  type AssistState
} from '@domain/activity/assist'
import { HOUR_MS } from '@domain/spans'

const steps = [
  { helpers: 2, priceFen: 80 },
  { helpers: 5, priceFen: 60 }
]
const assist = (over: Partial<Assist> = {}): Assist => ({ steps, startedAt: 0, helped: 0, used: false, ...over })

describe('the state of an assist', () => {
  it.each([
    ['RUNNING', assist(), RUN_MS - 1],
    ['RUNNING', assist({ helped: 4 }), 0],
    ['REACHED', assist({ helped: 5 }), 0],
    ['REACHED', assist({ helped: 5 }), RUN_MS + USE_MS - 1],
    ['ENDED', assist({ helped: 4 }), RUN_MS],
    ['ENDED', assist(), RUN_MS],
    ['LAPSED', assist({ helped: 5 }), RUN_MS + USE_MS],
    ['LAPSED', assist(), RUN_MS + USE_MS],
    ['USED', assist({ helped: 2, used: true }), 0],
    ['USED', assist({ helped: 2, used: true }), RUN_MS + USE_MS]
  ] as const)('is %s', (state, of, now) => expect(assistState(of, now)).toBe(state))

  it.each([
    ['one helper too few', assist({ helped: 1 }), 0, false, true],
    ['the first step, at once', assist({ helped: 2 }), 0, true, true],
    ['the first step, after the end', assist({ helped: 2 }), RUN_MS, true, true],
    ['no step, after the end', assist({ helped: 1 }), RUN_MS, false, false],
    ['in the last moment', assist({ helped: 5 }), RUN_MS + USE_MS - 1, true, true],
    ['a moment too late', assist({ helped: 5 }), RUN_MS + USE_MS, false, false],
    ['bought already', assist({ helped: 5, used: true }), 0, false, false]
  ] as const)('says whether it can be bought: %s', (_, of, now, usable, alive) => {
    expect(canUse(of, now)).toBe(usable)
    expect(isAlive(of, now)).toBe(alive)
  })

  it('knows the step that is reached and the next one', () => {
    expect(stepReached(assist({ helped: 1 }))).toBeUndefined()
    expect(stepReached(assist({ helped: 4 }))?.priceFen).toBe(80)
    expect(nextStep(assist({ helped: 4 }))?.helpers).toBe(5)
    expect(nextStep(assist({ helped: 5 }))).toBeUndefined()
  })
})

describe('the helpers of an assist', () => {
  const somebody = { own: false, helpedThem: false, today: 0 }
  it.each([
    ['a stranger', assist(), somebody, 0, undefined],
    ['its owner', assist(), { ...somebody, own: true }, 0, 'OWN'],
    ['a friend who has helped them before', assist(), { ...somebody, helpedThem: true }, 0, 'HELPED'],
    ['a friend who has helped three others today', assist(), { ...somebody, today: HELPS_A_DAY }, 0, 'DAILY'],
    ['a friend who has helped two today', assist(), { ...somebody, today: HELPS_A_DAY - 1 }, 0, undefined],
    ['nobody once the last step is reached', assist({ helped: 5 }), somebody, 0, 'FULL'],
    ['nobody at the very end', assist(), somebody, RUN_MS, 'OVER'],
    ['nobody once it was bought', assist({ helped: 2, used: true }), somebody, 0, 'OVER']
  ] as const)('%s', (_, of, helper, now, problem) => expect(helpProblem(of, helper, now)).toBe(problem))
})

describe('steps', () => {
  it.each([
    ['more helpers, lower prices', steps, true],
    ['none', [], false],
    ['without a helper', [{ helpers: 0, priceFen: 80 }], false],
    ['as dear as alone', [{ helpers: 2, priceFen: 100 }], false],
    [
      'no cheaper',
      [
        { helpers: 2, priceFen: 80 },
        { helpers: 3, priceFen: 80 }
      ],
      false
    ],
    [
      'no more helpers',
      [
        { helpers: 2, priceFen: 80 },
        { helpers: 2, priceFen: 70 }
      ],
      false
    ],
    ['given away', [{ helpers: 2, priceFen: 0 }], false],
    ['a broken price', [{ helpers: 2, priceFen: 79.5 }], false],
    ['more helpers than there may be', [{ helpers: 51, priceFen: 80 }], false],
    [
      'six of them',
      [1, 2, 3, 4, 5, 6].map((helperCount) => ({ helpers: helperCount, priceFen: 90 - helperCount })),
      false
    ]
  ])('%s', (_, of, fit) => expect(areSteps(of, 100)).toBe(fit))
})

type Act = ['HELP', number] | ['BUY' | 'CANCEL'] | ['WAIT', number]
const acts = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.constant('HELP' as const), fc.integer({ min: 0, max: 8 })) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom('BUY' as const, 'CANCEL' as const)) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('WAIT' as const), fc.integer({ min: 1, max: RUN_MS })) }
  ),
  { maxLength: 40 }
)

/** The table of the states as it is told, moved step by step: no clock is read but by WAIT. */
class Model {
  state: AssistState = 'RUNNING'
  now = 0
  helpers = new Set<number>()
  /** The state that a cancelled order gives back. */
  get free(): AssistState {
    if (this.now >= RUN_MS + USE_MS) return 'LAPSED'
    if (this.helpers.size >= 5) return 'REACHED'
    return this.now < RUN_MS ? 'RUNNING' : 'ENDED'
  }
  act(act: Act): void {
    if (act[0] === 'WAIT') {
      this.now += act[1]
      if (this.state !== 'USED') this.state = this.free
    }
    if (act[0] === 'HELP' && this.state === 'RUNNING') {
      this.helpers.add(act[1])
      this.state = this.free
    }
    if (act[0] === 'BUY' && this.state !== 'USED' && this.state !== 'LAPSED' && this.helpers.size >= 2)
      this.state = 'USED'
    if (act[0] === 'CANCEL' && this.state === 'USED') this.state = this.free
  }
}

it('in every history the rules agree with the table of the states', () => {
  fc.assert(
    fc.property(acts, (history) => {
      const model = new Model()
      let of = assist()
      let now = 0
      const helpers = new Set<number>()
      for (const act of history) {
        model.act(act)
        if (act[0] === 'WAIT') now += act[1]
        if (act[0] === 'HELP') {
          const helper = { own: false, helpedThem: helpers.has(act[1]), today: 0 }
          if (helpProblem(of, helper, now) === undefined) {
            helpers.add(act[1])
            of = { ...of, helped: of.helped + 1 }
          }
        }
        if (act[0] === 'BUY' && canUse(of, now)) of = { ...of, used: true }
        if (act[0] === 'CANCEL') of = { ...of, used: false }
        expect(assistState(of, now)).toBe(model.state)
        expect(of.helped).toBe(model.helpers.size)
        expect(of.helped).toBeLessThanOrEqual(5)
        expect(canUse(of, now) && now >= useBefore(of)).toBe(false)
        if (of.helped < 5 && now < endsAt(of) && !of.used) expect(isAlive(of, now)).toBe(true)
      }
    }),
    { numRuns: 10_000 }
  )
})

describe('docs/assist-states.md', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/assist-states.md'), 'utf8')
  const cases: Record<AssistState, [Assist, number]> = {
    RUNNING: [assist({ helped: 2 }), 0],
    REACHED: [assist({ helped: 5 }), 0],
    ENDED: [assist({ helped: 2 }), RUN_MS],
    USED: [assist({ helped: 2, used: true }), 0],
    LAPSED: [assist({ helped: 2 }), RUN_MS + USE_MS]
  }

  it('knows every state, and the hours between them', () => {
    const states = page.match(/^\| [A-Z]+ /gm)?.map((row) => row.slice(2).trim())
    expect(states).toEqual([...ASSIST_STATES])
    expect(page).toContain(`${RUN_MS / HOUR_MS} hours after the start`)
    expect(page).toContain(`${(RUN_MS + USE_MS) / HOUR_MS} hours after the start`)
  })

  it.each(ASSIST_STATES)('says of %s who can do what', (state) => {
    const [of, now] = cases[state]
    expect(assistState(of, now)).toBe(state)
    const [, , help = '', buy = ''] = page.match(new RegExp(`^\\| (${state}) \\| (.*) \\| (.*) \\|$`, 'm')) ?? []
    const problem = helpProblem(of, { own: false, helpedThem: false, today: 0 }, now)
    expect(help).toBe(problem === undefined ? 'yes' : 'no')
    expect(buy === 'no').toBe(!canUse(of, now))
  })
})
