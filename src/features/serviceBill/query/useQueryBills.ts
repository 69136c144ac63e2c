import type { ServiceBill } from '@contract'
import { useEffect, useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import type { Proof } from '../phone/useProof'
import { keepView } from '../viewKey'
import { call } from './calls'

/** The bills of a phone that was proved; hidden again when the time is up. */
export function useQueryBills(proof: Proof) {
  const [found, setFound] = useState<{ list: ServiceBill[]; until: number }>()
  const until = found?.until
  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setTimeout(() => setFound(undefined), Math.max(0, until - serverNow()))
    return () => clearTimeout(timer)
  }, [until])
  const search = async () => {
    const body = proof.proof()
    if (!body) return
    try {
      const reply = await call('POST /o2as-b2c/v1/fix-install-bills/pub/listFixInstallBill', { body, quiet: true })
      keepView(reply)
      setFound(reply)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      proof.refuse(failure.words)
    }
  }
  return { found, search }
}
