import type { SanitiseOptions } from '@/lib/html'
import { isAllowedLink } from '@/lib/links'
import { uiPorts } from '../ports'

/** The site's lists of https hosts, as far as they are known; those of pictures are asked of the port. */
export interface RichHosts {
  h5LinkAllowList?: readonly string[]
  pictureAllowList?: readonly string[]
}

/** What of rich text stays: links to built screens and listed hosts, and the pictures that may be shown elsewhere too. */
export const richRules = ({ h5LinkAllowList: hosts = [] }: RichHosts = {}): SanitiseOptions => ({
  allowLink: (url) => isAllowedLink(url, { hosts, isRoute: uiPorts().isScreen }),
  pictureAddress: (picture) => uiPorts().pictureAddress(picture)
})
