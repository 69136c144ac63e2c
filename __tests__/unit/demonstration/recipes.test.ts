/** @jest-environment node */
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'
import { pictureFile } from '../../../gateway/src/demonstration/art'

const kitchen = demonstrationCatalogue.kitchen?.()
const recipes = kitchen?.recipes ?? []
const guides = kitchen?.guides ?? []

/** What a picture must not be. */
const faultsOf = (path: string): string[] => {
  const svg = pictureFile(path)
  if (svg === undefined) return [`${path} is not drawn`]
  const faults = /NaN|undefined|Infinity|href=|<style|="[^"]*\d%/.exec(svg)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const unknown = [...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.includes(id))
  return faults || unknown.length > 0 || svg.length > 16_000 || path.length > 120 ? [`${path} is unsound`] : []
}

it('there are sixty recipes with pictures of their own, each drawn, each step too', () => {
  expect(recipes).toHaveLength(60)
  expect(new Set(recipes.map(({ recipeCode }) => recipeCode)).size).toBe(60)
  expect(new Set(recipes.map(({ picture }) => picture)).size).toBe(60)
  const pictures = recipes.flatMap(({ picture, steps }) => [picture, ...steps.map((step) => step.picture)])
  expect([...new Set(pictures)].flatMap(faultsOf)).toEqual([])
})

it('each can be followed: what it is made of, at least three steps, less waiting than its time says', () => {
  const unfit = recipes.filter(({ ingredients, steps, minutes, tastes }) => {
    const longest = Math.max(...steps.map(({ seconds = 0 }) => seconds))
    const isKnown = tastes.every((code) => kitchen?.tastes.some(({ tasteCode }) => tasteCode === code))
    return ingredients.length === 0 || steps.length < 3 || longest > minutes * 60 || !isKnown
  })
  expect(unfit.map(({ recipeCode }) => recipeCode)).toEqual([])
})

it('every word is there in both languages', () => {
  const all = JSON.stringify([recipes, guides])
  const pairs = [...all.matchAll(/\{"zh":"([^"]*)","en":"([^"]*)"\}/g)]
  expect(pairs.length).toBeGreaterThan(1000)
  const odd = pairs.filter(([, zh = '', en = '']) => /[一-龥]/.test(en) || (en !== '' && zh === ''))
  expect(odd.map(([pair]) => pair)).toEqual([])
})

it('an installation guide shows each of its measures', () => {
  expect(guides).toHaveLength(10)
  expect(guides.flatMap(({ figure }) => faultsOf(figure))).toEqual([])
  for (const { figure, measures } of guides) expect(figure).toContain(measures.map(({ mm }) => mm).join('-'))
})

it('a name that draws nothing known is no picture', () => {
  const of = (name: string) => pictureFile(`/storage/pictures/${name}.svg`)
  for (const name of [
    'dish-wood-blue-rice-gold3',
    'dish-wood-blue-rice-egg99',
    'dish-wood-blue-rice-egg',
    'dish-wood-blue-toString',
    'dish-wood-blue-rice-kernel40-pea40-bean9',
    'figure-hood-1-2',
    'figure-hood-1-2-x',
    'figure-constructor-1-2-3'
  ])
    expect(of(name)).toBeUndefined()
  expect(of('dish-wood-blue-rice-egg1')).toContain('<svg')
})
