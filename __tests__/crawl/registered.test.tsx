jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
import { readdirSync } from 'node:fs'
import path from 'node:path'
import Schema from 'typebox/schema'
import { contract, type EndpointKey } from '../../contract'
import { matchesContract } from '@/api/matchesShape'
import { oddNames, oddSampleOf, sampleOf } from './sample'
import { builtRoutes, hasScreen } from './visit'

it.each(builtRoutes.map((route) => [route.key, route] as const))('%s has its screen at its path', (_, route) => {
  expect(hasScreen(route)).toBe(true)
})

it('a route whose screen file is missing is noticed', () => {
  expect(hasScreen({ path: '/pagesB/nowhere/nowhere' })).toBe(false)
})

const styles = ['full', 'sparse', 'empty'] as const
it.each(Object.entries(contract))('%s has samples its schema admits', (_, { data }) => {
  for (const style of styles) {
    const sample = sampleOf(data, style)
    expect([...Schema.Errors(data, sample)[1]]).toEqual([])
    expect(Schema.Check(data, sample)).toBe(true)
  }
})

describe('a reply', () => {
  const sources = path.resolve(__dirname, '../../src')
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' }))
    if (path.basename(name) === 'calls.ts') jest.requireActual<object>(path.join(sources, name))
  const isCalled = (key: string) => {
    try {
      return [true, false].includes(matchesContract(key as EndpointKey, {}))
    } catch {
      return false
    }
  }
  const calledEndpoints = Object.entries(contract).filter(([key]) => isCalled(key))

  it('comes of most endpoints of the contract', () => expect(calledEndpoints.length).toBeGreaterThan(50))

  it.each(calledEndpoints)('of %s may be odd', (key, { data }) => {
    for (const name of oddNames) expect(matchesContract(key as EndpointKey, oddSampleOf(data, name))).toBe(true)
  })
})

it.each(oddNames)('%s is in some reply', (name) => {
  const changedEndpoints = Object.values(contract).filter(
    ({ data }) => JSON.stringify(oddSampleOf(data, name)) !== JSON.stringify(sampleOf(data, 'full'))
  )
  expect(changedEndpoints.length).toBeGreaterThan(3)
})
