/** What every screen is opened with: one bag of values; each route's own decoder takes what it knows. */
import { checkParams, type RouteParams } from '@/routes/params'
import type { RouteKey } from '@/routes/table'
import { everyParam } from '../support/world'

export const bag = everyParam

export const sampleParams = <K extends RouteKey>(key: K): RouteParams[K] => checkParams(key, bag)
