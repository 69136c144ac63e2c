/** What a tap on decorated content may open: a built screen of ours, an https address of the site's allow-list, or an application of the shell. */
import { allowedLink } from '@/lib/links'
import { linkTo, type Link, type RouteKey } from '@/routes'
import type { BlockLink } from './types'

/** A link that may be followed. */
export type LinkTarget = Link | { url: string }

/** What decides: which screens are there, which hosts the site allows. */
export interface LinkWorld {
  isBuilt: (route: RouteKey) => boolean
  hosts: readonly string[]
  /** False where the host can't open the web at all. */
  opensWeb: boolean
}

/** The link when it may be followed; undefined means that the content is shown without one. */
export function linkTarget(link: BlockLink | undefined, world: LinkWorld): LinkTarget | undefined {
  if (!link) return undefined
  if ('route' in link) {
    const target = linkTo(link.route, link.params)
    return target && world.isBuilt(target.route) ? target : undefined
  }
  if (!world.opensWeb) return undefined
  if (link.url.startsWith('app:')) return { url: link.url }
  const checkedLink = allowedLink(link.url, { hosts: world.hosts, isRoute: () => false })
  return checkedLink?.kind === 'web' ? { url: checkedLink.url } : undefined
}
