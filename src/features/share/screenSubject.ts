import { pickWords } from '@/i18n'
import { routeOf, type RouteKey } from '@/routes'
import type { ShareSubject } from './rules'

/** A screen as it is shared where its title says it all: it opens without parameters. */
export function screenSubject(key: RouteKey): ShareSubject {
  const { path, title } = routeOf(key)
  return { path, title: pickWords(title) }
}
