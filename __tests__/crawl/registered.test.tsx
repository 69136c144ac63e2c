jest.mock('@tarojs/taro', () => jest.requireActual<object>('./taro'))
import Schema from 'typebox/schema'
import { contract, type EndpointKey } from '../../contract'
import { fits } from '@/api/fits'
import { shapes } from '@/api/shapes'
import { unknownNames } from './params'
import { oddNames, oddSampleOf, sampleOf } from './sample'
import { builtRoutes, hasScreen } from './visit'

it.each(builtRoutes.map((route) => [route.key, route] as const))('%s has its screen at its path', (_, route) => {
  expect(hasScreen(route)).toBe(true)
})

it('a route whose screen file is missing is noticed', () => {
  expect(hasScreen({ path: '/pagesB/nowhere/nowhere' })).toBe(false)
})

it.each(builtRoutes.map(({ key }) => [key] as const))('every parameter %s reads has a sample', (key) => {
  expect(unknownNames(key)).toEqual([])
})

const styles = ['full', 'sparse', 'empty'] as const
it.each(Object.entries(contract))('%s has samples its schema admits', (_, { data }) => {
  for (const style of styles) {
    const sample = sampleOf(data, style)
    expect([...Schema.Errors(data, sample)[1]]).toEqual([])
    expect(Schema.Check(data, sample)).toBe(true)
  }
})

it.each(Object.entries(contract))('%s has odd samples that the app takes for a reply', (key, { data }) => {
  for (const name of oddNames) expect(fits(shapes[key as EndpointKey], oddSampleOf(data, name))).toBe(true)
})

it.each(oddNames)('%s is in some reply', (name) => {
  const changed = Object.values(contract).filter(
    ({ data }) => JSON.stringify(oddSampleOf(data, name)) !== JSON.stringify(sampleOf(data, 'full'))
  )
  expect(changed.length).toBeGreaterThan(3)
})
