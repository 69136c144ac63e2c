import {
  earnsNow,
  exampleFen,
  isPartnerCode,
  mayVerify,
  nextPartnerState,
  PARTNER_STATES,
  readRates,
  VERIFY_WAIT_MS,
  type PartnerEvent,
  type PartnerState
} from '@domain/partner/partner'
import { fitPaper, signatureProblem, strokesLength, type Stroke } from '@domain/people/signature'

const events: PartnerEvent[] = [
  'APPLY',
  'VERIFY',
  'REFUSE',
  'SIGN',
  'NEW_VERSION',
  'SUSPEND',
  'RESUME',
  'RESUME_OLD',
  'LEAVE'
]

/** The programme’s rules once more, as sentences. */
function model(state: PartnerState, event: PartnerEvent): PartnerState | undefined {
  const isIn = (...states: PartnerState[]) => states.includes(state)
  if (event === 'APPLY') return isIn('NONE') ? 'APPLIED' : undefined
  if (event === 'VERIFY') return isIn('APPLIED', 'REFUSED') ? 'VERIFIED' : undefined
  if (event === 'REFUSE') return isIn('APPLIED', 'REFUSED') ? 'REFUSED' : undefined
  if (event === 'SIGN') return isIn('VERIFIED', 'RESIGN') ? 'ACTIVE' : undefined
  if (event === 'NEW_VERSION') return isIn('ACTIVE') ? 'RESIGN' : undefined
  if (event === 'SUSPEND') return isIn('ACTIVE', 'RESIGN') ? 'SUSPENDED' : undefined
  if (event === 'RESUME') return isIn('SUSPENDED') ? 'ACTIVE' : undefined
  if (event === 'RESUME_OLD') return isIn('SUSPENDED') ? 'RESIGN' : undefined
  return isIn('NONE', 'LEFT') ? undefined : 'LEFT'
}

test('every state and event agree with the model', () => {
  for (const state of PARTNER_STATES)
    for (const event of events)
      expect([state, event, nextPartnerState(state, event)]).toEqual([state, event, model(state, event)])
  expect(PARTNER_STATES.filter((state) => earnsNow(state, false))).toEqual(['ACTIVE'])
  expect(PARTNER_STATES.filter((state) => earnsNow(state, true))).toEqual([])
})

test('identity is tried three times, a day apart', () => {
  expect(mayVerify({ tries: 0, refusedAt: undefined })).toBe(0)
  expect(mayVerify({ tries: 1, refusedAt: 5 })).toBe(5 + VERIFY_WAIT_MS)
  expect(mayVerify({ tries: 3, refusedAt: 5 })).toBe('never')
})

test('rates are read from the site’s parameter, and unfit ones are left out', () => {
  expect(readRates('*=300,C01=400, C02 = 5 ,bad,C03=-1,C04=9999,C05=1.5')).toEqual({ '*': 300, C01: 400 })
  expect(readRates(null)).toEqual({ '*': 0 })
  expect(exampleFen(249_900, 400, 3)).toBe(29_988)
  expect(exampleFen(99, 100, 2)).toBe(0)
  expect([isPartnerCode('HP0123ABCD'), isPartnerCode('HP0123ABCI'), isPartnerCode(5)]).toEqual([true, false, false])
})

test('a signature has two strokes and a length', () => {
  const paper = { width: 300, height: 140 }
  const line = (length: number, y: number): Stroke => [
    [10, y],
    [10 + length, y]
  ]
  expect(signatureProblem([], paper)).toBe('STROKES')
  expect(signatureProblem([line(200, 10), [[5, 5]]], paper)).toBe('STROKES')
  expect(signatureProblem([line(60, 10), line(59, 30)], paper)).toBe('LENGTH')
  expect(signatureProblem([line(60, 10), line(60, 30)], paper)).toBeUndefined()
  expect(signatureProblem([line(60, 10), line(60, 300)], paper)).toBe('OUTSIDE')
  expect(strokesLength([line(60, 10), line(60, 30)])).toBe(120)
  expect(fitPaper(paper, { width: 600, height: 140 })).toEqual({ scale: 1, left: 150, top: 0 })
})
