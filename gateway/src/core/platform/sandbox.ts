import {
  CODE_LIFETIME_MS,
  codeExpired,
  linkEnds,
  unavailable,
  type MessagingPlatform,
  type PlatformIdentity
} from './port'

/** `login`: of a person; `phone`: of a phone number; `official`: of a person, at the official account. */
export type SandboxKind = 'login' | 'phone' | 'official'

const FORM = /^(login|phone|official)-([A-Za-z0-9_]{1,32})-([0-9a-z]{6,10})-([0-9a-z]{1,16})$/
/** ms by which the clock of a code's maker may be ahead. */
const AHEAD_MS = 60_000

/**
 * A code of the sandbox: `<kind>-<person or phone>-<epoch ms in base 36>-<anything>`. The simulated `wx` and tests make
 * them; anybody may claim to be anybody with them, so production never takes one.
 */
export const sandboxCode = (kind: SandboxKind, whose: string, madeAt: number, nonce: string): string =>
  `${kind}-${whose}-${madeAt.toString(36)}-${nonce}`

/** The openId that the sandbox gives a person; deterministic. */
export const sandboxOpenId = (person: string): string => `oSandbox_${person}`

/** The demonstration's stand-in for the platform. `now` is the world's clock, not the shop's, which can be moved. */
export function createSandbox(now: () => number = Date.now): MessagingPlatform {
  const read = (kind: SandboxKind, code: string): string => {
    const [, what, whose = '', stamp = ''] = FORM.exec(code) ?? []
    const age = now() - Number.parseInt(stamp, 36)
    if (what !== kind || !(age < CODE_LIFETIME_MS && age > -AHEAD_MS)) throw codeExpired()
    return whose
  }
  const identity = (openId: string, person: string): PlatformIdentity => ({ openId, unionId: `uSandbox_${person}` })
  return {
    identityOf: async (code) => {
      const person = read('login', code)
      return identity(sandboxOpenId(person), person)
    },
    phoneOf: async (code) => {
      const phone = read('phone', code)
      if (!/^1[0-9]{10}$/.test(phone)) throw codeExpired()
      return phone
    },
    officialIdentityOf: async (code) => {
      const person = read('official', code)
      return identity(`oOfficial_${person}`, person)
    },
    linkTo: async ({ path, query }) => ({
      // a phone finds no such link at the platform; its reader finds the page in it
      link: `weixin://dl/business/?t=SANDBOX${Buffer.from(`${path}?${query}`).toString('base64url')}`,
      expiresAt: linkEnds(now())
    }),
    // what was sent stands in the shop's own book, which the console shows
    sendShipping: async () => undefined,
    sendLate: async () => undefined,
    sendReceived: async () => undefined,
    // the list of words has judged it
    textVerdict: async () => 'PASS',
    checksMedia: false,
    checkMedia: () => Promise.reject(unavailable()),
    // the console shows the outbox
    sendMessage: async () => ({ again: false, problem: 'a demonstration sends nothing' })
  }
}
