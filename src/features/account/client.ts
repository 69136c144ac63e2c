import { readStored } from '@/stores'

/** Which program asks for a login; the same on every host (spec 9.5). */
export const client = { clientId: 'o2-mobile-front' } as const

/** Both texts: nobody is registered before they are agreed to. */
export const bothTexts = { agreed: [{ policyCode: 'USER' }, { policyCode: 'PRIVACY' }] }

/** By whose codes somebody came who is registered now. */
export function inviteFields(): { inviteCodes?: string[] } {
  const inviteCodes = readStored('inviteCodes') ?? []
  return inviteCodes.length === 0 ? {} : { inviteCodes }
}
