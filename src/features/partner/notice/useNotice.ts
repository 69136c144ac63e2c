import { useGiveUpLogin } from '@/features/afterLogin'
import { useAgreement } from '@/features/content'
import { call, useQuery } from './calls'

/** The code of the rules. */
export const RULES = 'PARTNER'

/** What partners earn, and where the shopper stands. */
export function useNotice() {
  useGiveUpLogin()
  return useQuery('GET /o2cum/v1/glz-partner/check-partner')
}

/** What is to be known before one joins, as the shop's rules say it. */
export const useRules = () => useAgreement(RULES)

export const joinProgramme = () => call('POST /o2cum/v1/glz-partner/create-partner', {})
