import { signatureProblem, type Paper, type Stroke } from '@domain/signature'
import { useState } from 'react'
import { GatewayError } from '@/api'
import { stores } from '@/stores'
import { partnerWords as t } from '../messages'
import { call, useQuery } from './calls'

export const useFile = () => useQuery('GET /o2cum/v1/partner/query')
export const useContract = (wanted: boolean) => useQuery('GET /o2cum/v1/partner/contract', { when: wanted })

/** A name by hand, or typed in its place; it is sent with the hash of what was read. */
export function useSigning() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [paper, setPaper] = useState<Paper>()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()

  const write = (stroke: Stroke, on: Paper) => {
    setPaper((held) => held ?? { width: Math.round(on.width), height: Math.round(on.height) })
    setStrokes((held) => [...held, stroke])
    setError(undefined)
  }
  const keep = (left: readonly Stroke[]) => {
    setStrokes(left)
    if (left.length === 0) setPaper(undefined)
  }
  const isFit = (): boolean =>
    typed === undefined
      ? paper !== undefined && signatureProblem(strokes, paper) === undefined
      : typed.trim().length > 1
  /** Resolves true when it was signed. */
  const sign = async (version: string, hash: string): Promise<boolean> => {
    if (!isFit()) {
      setError(t('tooFew'))
      return false
    }
    const by =
      typed === undefined
        ? { paper, strokes: strokes.map((stroke) => stroke.map(([x, y]) => [x, y])) }
        : { typedName: typed.trim() }
    try {
      await call('POST /o2cum/v1/partner/contract', { body: { version, hash, ...by }, quiet: true })
      // what shares carry from now on
      void stores.session.refreshCustomer()
      return true
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure.words)
      return false
    }
  }
  return {
    strokes,
    paper,
    typed,
    error,
    write,
    sign,
    undo: () => keep(strokes.slice(0, -1)),
    clear: () => keep([]),
    type: (text: string | undefined) => {
      setTyped(text)
      setError(undefined)
    }
  }
}

export type Signing = ReturnType<typeof useSigning>

export const leaveProgramme = () => call('POST /o2cum/v1/partner/leave', {})
