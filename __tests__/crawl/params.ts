/** What every screen is opened with: one bag of values, of which each route's own decoder takes what it knows. */
import { checkParams, type RouteParams } from '@/routes/params'
import type { RouteKey } from '@/routes/table'
import { everyParam } from '../support/world'

export const bag = everyParam

/** Names a decoder asked for that the bag does not hold. */
export function unknownNames(key: RouteKey): string[] {
  const missing: string[] = []
  checkParams(
    key,
    new Proxy(bag, {
      get: (held, name) => {
        if (!Object.hasOwn(held, name)) missing.push(String(name))
        return Reflect.get(held, name)
      }
    })
  )
  return missing
}

export const sampleParams = <K extends RouteKey>(key: K): RouteParams[K] => checkParams(key, bag)
