import { useQuery } from './calls'

/** The ways to reach service, said by the gateway. */
export const useContact = () => useQuery('GET /o2md/v1/pub/contact-ways', { again: true })
