import { ageOn, bornOn, idCardCheck, idCardProblem, maskIdCard, tidyIdCard } from '@domain/people/idCard'

const today = '2026-11-27'
const withCheck = (digits: string): string => digits + idCardCheck(digits)
const problem = (id: string) => idCardProblem(tidyIdCard(id), today, 18)
/** A number of chance that is always the same. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
const two = (number: number): string => String(number).padStart(2, '0')

test('2,000 random numbers are right, and none of them with another last sign or a digit exchanged', () => {
  const next = chance(7)
  for (let index = 0; index < 2_000; index += 1) {
    const birthDay = new Date(Date.UTC(1930, 0, 1) + Math.floor(next() * 27_000) * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const digits = `3301${two(Math.floor(next() * 100))}${birthDay.replaceAll('-', '')}${String(Math.floor(next() * 1000)).padStart(3, '0')}`
    const id = withCheck(digits)
    expect(idCardProblem(id, today, 18)).toBeUndefined()
    expect(bornOn(id)).toBe(birthDay)
    const other = '0123456789X'.replace(id.charAt(17), '').charAt(Math.floor(next() * 10))
    expect(idCardProblem(id.slice(0, 17) + other, today, 18)).toBe('CHECK')
    const place = 14 + Math.floor(next() * 3)
    const changedId = `${id.slice(0, place)}${(Number(id.charAt(place)) + 1) % 10}${id.slice(place + 1)}`
    expect(idCardProblem(changedId, today, 18)).toBe('CHECK')
  }
})

test('each part that is wrong is named', () => {
  expect(problem('33010619900101042')).toBe('LENGTH')
  expect(problem('3301061990010104２7a')).toBe('LENGTH')
  expect(problem('33010619900101A427')).toBe('SIGNS')
  expect(problem(withCheck('99010619900101042'))).toBe('REGION')
  expect(problem(withCheck('33010619900229042'))).toBe('DATE')
  expect(problem(withCheck('33010619901301042'))).toBe('DATE')
  expect(problem(withCheck('33010620991231042'))).toBe('DATE')
  expect(problem(withCheck('33010620081128042'))).toBe('YOUNG')
  expect(problem(withCheck('33010620081127042'))).toBeUndefined()
})

test('full width, blanks and a small x are read as printed', () => {
  const ending = Array.from({ length: 200 }, (_, index) => `33010619880808${String(index).padStart(3, '0')}`).find(
    (digits) => idCardCheck(digits) === 'X'
  )
  const id = withCheck(String(ending))
  const wide = [...id.toLowerCase()].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('')
  expect(tidyIdCard(` ${wide.slice(0, 6)}　${wide.slice(6)}`)).toBe(id)
  expect(problem(wide)).toBeUndefined()
  expect(maskIdCard(id)).toMatch(/^3301\*{10}\d{3}X$/)
})

test('a person born on 29 February is a year older on 1 March', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})
