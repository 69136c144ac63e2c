/** Who says whether a name and the number of an identity card are one person's. */
import type { Core } from '../../core/area'

/** LATER: a person has to look, and the desk says what they saw. */
export type IdentityVerdict = 'MATCH' | 'MISMATCH' | 'LATER'

export interface IdentityChecker {
  verdictOf(person: { name: string; idNumber: string }): Promise<IdentityVerdict>
}

/** The demonstration's: numbers whose running number is 000 match nobody, and 999 wants a person. */
const sandbox: IdentityChecker = {
  verdictOf: async ({ idNumber }) => {
    const running = idNumber.slice(14, 17)
    return running === '000' ? 'MISMATCH' : running === '999' ? 'LATER' : 'MATCH'
  }
}

/** Without a provider staff look at each. */
const byHand: IdentityChecker = { verdictOf: async () => 'LATER' }

/** Returns what checks identities in the gateway's mode: a sandbox, or the staff by hand. */
export const checkerOf = ({ mode }: Pick<Core, 'mode'>): IdentityChecker =>
  mode === 'demonstration' ? sandbox : byHand
