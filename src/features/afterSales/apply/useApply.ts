import type { CaseDetail, CaseKind } from '@contract'
import { useRef } from 'react'
import { BusinessError, useReads, withIntent } from '@/api'
import { askToSubscribe } from '@/features/moment'
import { fingerprint } from '@/lib/fingerprint'
import { openInApp, tellApp } from '@/platform/nativeApp'
import { back, go } from '@/routes'
import { draftOf } from '@/stores'
import { firstWrong, problemsOf } from '@/ui/form/rules'
import { sentFiles } from '@/ui/form/uploads'
import { useForm } from '@/ui/form/useForm'
import type { UploadPort } from '@/ui/form/useUploads'
import { call, upload, useOne } from './calls'
import { applyWords as t } from './messages'
import {
  applyRules,
  beginOf,
  fieldOrder,
  rowsWanted,
  storedAt,
  tidyApplication,
  wantedOf,
  type Application,
  type ApplyField,
  type ApplyProblem,
  type Offer
} from './rules'

/** What can be applied for of an order. */
export const useApplyOffer = (orderCode: string) =>
  useOne('GET /o2as-b2c/v1/glz-after-sale-type', { orderCode }, { missing: 'order.missing', again: false })

/** The case that is changed; nothing is asked, and it is missing, where none is named. */
export const useEdited = (caseCode = '') =>
  useOne('GET /o2as-b2c/v1/after/sale/detail', { caseCode }, { missing: 'case.missing', again: false, anew: true })

/** A picture or the video of what is wrong. */
export const sendShown: UploadPort = async (filePath, onProgress, kind) => {
  const file = { filePath, onProgress, quiet: true }
  const reply =
    kind === 'video'
      ? upload('POST /o2as-b2c/v1/refund/video', file)
      : upload('POST /o2as-b2c/v1/refund/pictures', file)
  return (await reply).path
}

/** Gifts that what stays would no longer earn, asked anew as the pieces change. */
export function useGifts(orderCode: string, application: Application, when: boolean, caseCode?: string) {
  const rows = rowsWanted(application)
  return useReads(
    'GET /o2as-b2c/v1/glz-after-sale-type',
    ['gifts', orderCode, rows, caseCode],
    () => {
      const body = { orderCode, rows, ...(caseCode && { caseCode }) }
      return call('POST /o2as-b2c/v1/after/sale/get-gift-sku', { body, quiet: true })
    },
    { when }
  )
}

/** What would go back, line by line, asked anew as the application changes. */
export function useEstimate(request: ReturnType<typeof wantedOf>) {
  return useReads(
    'GET /o2as-b2c/v1/glz-after-sale-type',
    ['amount', request],
    () => {
      if (!request) throw new Error('nothing is asked before enough is chosen')
      return call('POST /o2as-b2c/v1/after/sale/apply-refundAmount', { body: request, quiet: true })
    },
    { when: request !== undefined }
  )
}

interface Options {
  offer: Offer
  kind: CaseKind
  position: number | undefined
  edited: CaseDetail | undefined
}

const refusals: Readonly<Record<string, ApplyField>> = {
  'case.pieces': 'pieces',
  'case.reason': 'reasonCode',
  'exchange.version': 'skuCode',
  'exchange.dearer': 'skuCode',
  'exchange.stock': 'skuCode',
  'case.pictures': 'files',
  'case.too-long': 'text',
  'case.unseen': 'text'
}

interface Content {
  text: string
  pictures: string[]
  video?: string
  expectedFen: number
}

/** Applies once for what is wanted: for an exchange, or for what goes back. */
const applyFor = (request: NonNullable<ReturnType<typeof wantedOf>>, content: Content): Promise<CaseDetail> =>
  withIntent(`case.apply ${fingerprint(JSON.stringify([request, content]))}`, (idempotencyKey) => {
    const { rows, kind, skuCode, ...rest } = request
    const [row] = rows
    if (kind === 'EXCHANGE' && row && skuCode !== undefined) {
      const body = { ...rest, ...row, skuCode, ...content }
      return call('POST /o2as-b2c/v1/after/sale/apply-exchange-order', { body, idempotencyKey, quiet: true })
    }
    const body = { ...rest, rows, kind: kind === 'RETURN' ? kind : 'REFUND_ONLY', ...content } as const
    return call('POST /o2as-b2c/v1/after/sale/apply', { body, idempotencyKey, quiet: true })
  })

/** The form of an application: its draft, what it would give back, and sending it once. */
export function useApply({ offer, kind, position, edited }: Options) {
  const { orderCode } = offer
  const rules = applyRules(offer, kind)
  const current: { fen: number | undefined; gifts: Parameters<typeof wantedOf>[3]; reload: () => unknown } = {
    fen: undefined,
    gifts: [],
    reload: () => undefined
  }
  const send = async (application: Application): Promise<CaseDetail> => {
    const request = wantedOf(orderCode, kind, application, current.gifts, edited?.caseCode)
    if (!request) throw new Error('a form with problems was sent')
    const fen =
      current.fen ??
      (await call('POST /o2as-b2c/v1/after/sale/apply-refundAmount', { body: request, quiet: true })).amounts.refundFen
    const pictures = sentFiles(application.files, 'picture').map(storedAt)
    const [video] = sentFiles(application.files, 'video').map(storedAt)
    const content = { text: application.text.trim(), pictures, ...(video && { video }), expectedFen: fen }
    return applyFor(request, content)
  }
  const form = useForm<Application, ApplyField, ApplyProblem, CaseDetail>({
    begin: beginOf(offer, kind, position, edited),
    rules,
    order: fieldOrder,
    words: (problem) => t(problem),
    ...(edited ? {} : { draft: draftOf(`case:${orderCode}:${kind}`) }),
    tidy: tidyApplication(offer, kind, edited),
    send,
    sent: async ({ caseCode }) => {
      tellApp({ name: 'afterSalesChange', orderCode, caseCode })
      // the app's own page lies over the form, which is done with
      if (await openInApp({ name: 'toSalesafterApplySucceedPage', caseCode })) await back()
      else await go('applyAfterSaleResult', { caseCode }, { replace: true })
    },
    failed: (failure) => {
      if (!(failure instanceof BusinessError)) return undefined
      if (failure.code === 'case.changed') void current.reload()
      const field = refusals[failure.code]
      return field === undefined ? undefined : { field, words: failure.words }
    },
    unanswered: () => t('unknown')
  })

  const isChosen = rowsWanted(form.values).length > 0
  // the new one stands in the place of the old one: it earns what that earned
  const mayLoseGifts = kind !== 'EXCHANGE' && isChosen
  const giftsRead = useGifts(orderCode, form.values, mayLoseGifts, edited?.caseCode)
  const gifts = giftsRead.data?.list ?? []
  // room is kept for the first answer alone, and only where something was given
  const isKnown = useRef(false)
  isKnown.current ||= giftsRead.status !== 'loading'
  const mayHaveGifts = offer.rows.some(({ gift }) => gift)
  const estimateRequest = wantedOf(orderCode, kind, form.values, gifts, edited?.caseCode)
  const estimate = useEstimate(estimateRequest)
  current.fen = estimate.data?.amounts.refundFen
  current.gifts = gifts
  current.reload = estimate.reload

  return {
    form,
    gifts,
    awaitsGifts: mayLoseGifts && mayHaveGifts && !isKnown.current,
    estimate,
    isAsked: estimateRequest !== undefined,
    submit: async (): Promise<void> => {
      const wrong = firstWrong(fieldOrder, problemsOf(rules, fieldOrder, form.latest()))
      // the platform asks only in the turn of the tap: nothing may wait before this
      if (wrong === undefined) await askToSubscribe('AFTER_SALES', edited ? [orderCode] : [])
      await form.submit()
    }
  }
}

export type Applying = ReturnType<typeof useApply>
