import type { AskedProduct, DataOf } from '@contract'
import { useOne } from './calls'

const productOf = ({ product }: DataOf<'GET /o2cmt/v1/pub/consults/brief'>): AskedProduct => product

/** The product that is asked about. */
export const useAskedProduct = (spuCode: string) =>
  useOne('GET /o2cmt/v1/pub/consults/brief', { spuCode }, { missing: 'product.missing', again: false, pick: productOf })
