import type { SanitiseOptions } from '@/lib/html'
import { isAllowedLink } from '@/lib/links'
import { uiPorts } from './ports'

/** Which links of rich text stay: to built screens, and to the https hosts that the site lists. */
export const richLinks = (hosts: readonly string[] = []): SanitiseOptions => ({
  allowLink: (url) => isAllowedLink(url, { hosts, isRoute: uiPorts().isScreen })
})
