jest.mock('@tarojs/taro', () => jest.requireActual<object>('./taro'))
import Schema from 'typebox/schema'
import { contract } from '../../contract'
import { unknownNames } from './params'
import { sampleOf } from './sample'
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
