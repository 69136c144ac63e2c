/** @jest-environment node */
import { routes } from '@/routes/table'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'

const { groups, problems } = demonstrationCatalogue.help?.() ?? { groups: [], problems: [] }

it('every problem is of a group, has an answer, and leads to a screen that there is', () => {
  expect(new Set(problems.map(({ problemCode }) => problemCode)).size).toBe(problems.length)
  const builtKeys = new Set<string>(routes.filter((route) => route.built).map(({ key }) => key))
  const categories = new Set(demonstrationCatalogue.categories.map(({ categoryCode }) => categoryCode))
  for (const { groupCode } of groups) expect(problems.some((problem) => problem.groupCode === groupCode)).toBe(true)
  const unfit = problems.filter(
    ({ steps, facts, screen, categoryCodes }) =>
      steps.length + facts.length === 0 ||
      (screen !== undefined && !builtKeys.has(screen)) ||
      categoryCodes.some((code) => !categories.has(code))
  )
  expect(unfit.map(({ problemCode }) => problemCode)).toEqual([])
})

it('every word is there in both languages', () => {
  const pairs = [...JSON.stringify([groups, problems]).matchAll(/\{"zh":"([^"]*)","en":"([^"]*)"\}/g)]
  expect(pairs.length).toBeGreaterThan(80)
  const odd = pairs.filter(([, zh = '', en = '']) => /[一-龥]/.test(en) || (zh === '') !== (en === ''))
  expect(odd.map(([pair]) => pair)).toEqual([])
})
