import { signatureProblem, type Paper, type Stroke } from '@domain/people/signature'
import { useState } from 'react'
import { GatewayError, pictureAddress } from '@/api'
import { viewDocument } from '@/platform/document'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { partnerWords as t } from '../messages'
import { call, useQuery } from './calls'

export const useFile = () => useQuery('GET /o2cum/v1/partner/query')
export const useContract = (isWanted: boolean) => useQuery('GET /o2cum/v1/partner/contract', { when: isWanted })

/** ms; the address of a document holds for ten minutes; its way here and a page that was read before took some of them. */
const surelyHolds = 8 * 60_000

/** Opens a document by an address that holds: one that was given long ago is asked for anew by `ask`. */
export function useOpening(document: string, ask: () => Promise<string | undefined>) {
  const [source, setSource] = useState({ document, at: Date.now() })
  if (source.document !== document) setSource({ document, at: Date.now() })
  const isOld = () => Date.now() - source.at >= surelyHolds
  const open = async () => {
    try {
      const address = isOld() ? await ask() : document
      if (address !== undefined && (await viewDocument(pictureAddress(address)))) return
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
    }
    toast(t('documentFailed'))
  }
  return { isOld, open }
}

export const contractNow = () => call('GET /o2cum/v1/partner/contract', { quiet: true })
export const fileNow = () => call('GET /o2cum/v1/partner/query', { quiet: true })

/** A name by hand, or typed in its place; it is sent with the hash of what was read. */
export function useSigning() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [paper, setPaper] = useState<Paper>()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()

  const write = (stroke: Stroke, on: Paper) => {
    setPaper((previous) => previous ?? { width: Math.round(on.width), height: Math.round(on.height) })
    setStrokes((previous) => [...previous, stroke])
    setError(undefined)
  }
  const keep = (rest: readonly Stroke[]) => {
    setStrokes(rest)
    if (rest.length === 0) setPaper(undefined)
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

export async function leaveProgramme(): Promise<void> {
  await call('POST /o2cum/v1/partner/leave', {})
  // shares carry no code any more
  void stores.session.refreshCustomer()
}
