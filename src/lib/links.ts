/** Which links may open (CMS, rich text, QR codes): https to a host on the list, or a screen of ours. */

export interface LinkRules {
  /** 'shop.example.com' is that host alone, '*.example.com' any host below it. */
  hosts: readonly string[]
  /** Whether a path with its query is a registered screen; routes/table's isRegisteredPath. */
  isRoute: (path: string) => boolean
}

export type AllowedLink = { kind: 'route'; path: string } | { kind: 'web'; url: string }

const maxLinkLength = 2048
/** No credentials, no port but 443, no backslash, blank or control character anywhere. */
const httpsUrl = /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::443)?(?:[/?#][^\s\\<>"'`\u0000-\u001f\u007f]*)?$/i
const appPath = /^\/(?!\/)[^\s\\<>"'`\u0000-\u001f\u007f]*$/

/** The host of a plain https URL in lower case, undefined for anything else. */
export const httpsHost = (url: string): string | undefined =>
  url.length <= maxLinkLength ? httpsUrl.exec(url)?.[1]?.toLowerCase() : undefined

/** Whether a host, in lower case, is one of the list or below a `*.` of it. */
export const isListedHost = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((candidate) => {
    const allowedHost = candidate.toLowerCase()
    return allowedHost.startsWith('*.') ? host.endsWith(allowedHost.slice(1)) : host === allowedHost
  })

/** The link as what may be opened, undefined when it may not. */
export const allowedLink = (link: unknown, { hosts, isRoute }: LinkRules): AllowedLink | undefined => {
  if (typeof link !== 'string' || link.length > maxLinkLength) return undefined
  if (appPath.test(link)) return isRoute(link) ? { kind: 'route', path: link } : undefined
  const host = httpsHost(link)
  return host !== undefined && isListedHost(host, hosts) ? { kind: 'web', url: link } : undefined
}

export const isAllowedLink = (link: unknown, rules: LinkRules): boolean => allowedLink(link, rules) !== undefined
