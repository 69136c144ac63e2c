import { call, useQuery } from './calls'

/** What partners earn, and where the shopper stands. */
export const useNotice = () => useQuery('GET /o2cum/v1/glz-partner/check-partner')

export const joinProgramme = () => call('POST /o2cum/v1/glz-partner/create-partner', {})
