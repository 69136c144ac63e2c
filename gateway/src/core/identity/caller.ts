import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that a provider gives to one customer; the rest each of their devices chooses. */
const CUSTOMER_GROUPS = 4

/** Eight groups of an IPv6 address, e.g. `2001:db8::1` → `['2001', 'db8', '0', …, '1']`. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const read = (part: string): string[] => part.split(':').filter(Boolean)
  const [first, last] = [read(head), read(tail ?? '')]
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
}

/**
 * The caller of a request's address: an IPv4 address as it is (also when it comes as IPv6, `::ffff:…`), of an IPv6
 * address its first 64 bits, since their holder has every address behind them.
 */
export function callerOf(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (v4 !== undefined) return v4
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  return `${groupsOf(address.toLowerCase())
    .slice(0, CUSTOMER_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
