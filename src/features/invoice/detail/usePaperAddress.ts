import type { InvoiceDetail } from '@contract'
import { useState } from 'react'
import { GatewayError, pictureAddress } from '@/api'
import { call } from './calls'

/** ms; the address of a paper holds for ten minutes; its way here and a page that was read before took some of them. */
export const surelyHolds = 8 * 60_000

/** Gives the address that opens the paper now: one that was given long ago is asked for anew. Undefined: it was not to be had. */
export function usePaperAddress({ file, invoiceCode }: InvoiceDetail): () => Promise<string | undefined> {
  const [source, setSource] = useState({ file, at: Date.now() })
  if (source.file !== file) setSource({ file, at: Date.now() })
  return async () => {
    if (Date.now() - source.at < surelyHolds) return file && pictureAddress(file)
    try {
      const now = await call('GET /o2ord-b2c/v1/invoice', { query: { invoiceCode }, quiet: true })
      return now.file && pictureAddress(now.file)
    } catch (failure) {
      if (failure instanceof GatewayError) return undefined
      throw failure
    }
  }
}
