import type { SanitiseOptions } from '@/lib/html'
import { isAllowedLink } from '@/lib/links'
import { uiPorts } from './ports'

/** The site's lists of https hosts, as far as they are known. */
export interface RichHosts {
  h5LinkAllowList?: readonly string[] | undefined
  pictureAllowList?: readonly string[] | undefined
}

/** What of rich text stays: links to built screens and listed hosts, and the pictures that may be shown elsewhere too. */
export const richRules = ({ h5LinkAllowList = [] }: RichHosts): SanitiseOptions => ({
  allowLink: (url) => isAllowedLink(url, { hosts: h5LinkAllowList, isRoute: uiPorts().isScreen }),
  // the port knows the site's list of pictures
  pictureAddress: (picture) => uiPorts().pictureAddress(picture)
})
