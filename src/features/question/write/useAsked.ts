import { useOne } from './calls'

/** The product that is asked about, with what others asked. */
export const useAsked = (spuCode: string) =>
  useOne('GET /o2cmt/v1/pub/consults/brief', { spuCode }, { missing: 'product.missing', again: false })
