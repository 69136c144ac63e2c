import type { CaseDetail } from '@contract'
import { BusinessError, withIntent } from '@/api'
import { askToSubscribe } from '@/features/moment'
import { takeScanned } from '@/features/scan'
import { fingerprint } from '@/lib/fingerprint'
import { toast } from '@/platform/feedback'
import { tellApp } from '@/platform/nativeApp'
import { go } from '@/routes'
import { draftOf } from '@/stores'
import { useShownAgain } from '@/ui'
import { firstWrong, problemsOf } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import type { UploadPort } from '@/ui/form/useUploads'
import { isNumber, tidyNumber } from '../rules'
import { call, upload, useOne, useQuery } from './calls'
import { logisticsWords as t } from './messages'
import {
  beginOf,
  bodyOf,
  fieldOrder,
  sendingRules,
  tidySending,
  type By,
  type Sending,
  type SendingField,
  type SendingProblem,
  type Shipping
} from './rules'

/** How the goods of a case go back. */
export const useShipping = (caseCode: string) =>
  useOne('GET /o2as-b2c/v1/after/sale/exchange-logistics', { caseCode }, { missing: 'case.missing', again: false })

/** Signs of a number before its carriers are asked for. */
const enough = 4

/** Carriers that a number fits, and the others. */
export function useCarriers(number: string) {
  const tidy = tidyNumber(number).slice(0, 40)
  const trackingNo = /^[A-Z0-9]*$/.test(tidy) && tidy.length >= enough ? tidy : ''
  return useQuery('GET /o2as-b2c/v1/carriers/get-carrier-by-logistics', {
    query: trackingNo === '' ? {} : { trackingNo },
    keepPrevious: true
  })
}

/** A picture of the parcel. */
export const sendPicture: UploadPort = async (filePath, onProgress) =>
  (await upload('POST /o2as-b2c/v1/refund/pictures', { filePath, onProgress, quiet: true })).path

const refusals: Readonly<Record<string, SendingField>> = {
  'case.carrier': 'carrierCode',
  'case.number': 'number',
  'case.window': 'slot'
}

/** The form that says how goods go back; a number that was scanned meanwhile stands in it. */
export function useSending(shipping: Shipping, by: By | undefined) {
  const { caseCode } = shipping
  const form = useForm<Sending, SendingField, SendingProblem, CaseDetail>({
    begin: beginOf(shipping, by),
    rules: sendingRules,
    order: fieldOrder,
    words: (problem) => t(problem),
    draft: draftOf(`case-sent:${caseCode}`),
    tidy: tidySending(shipping),
    send: (sending) => {
      const body = bodyOf(caseCode, sending)
      return withIntent(`case.sent ${fingerprint(JSON.stringify(body))}`, (idempotencyKey) =>
        call('POST /o2as-b2c/v1/after/sale/exchange-logistics', { body, idempotencyKey, quiet: true })
      )
    },
    sent: async ({ orderCode }) => {
      tellApp({ name: 'afterSalesChange', orderCode, caseCode })
      toast(t('done'))
      await go('afterDetails', { caseCode }, { replace: true })
    },
    failed: (failure) => {
      const field = failure instanceof BusinessError ? refusals[failure.code ?? ''] : undefined
      return field === undefined || !(failure instanceof BusinessError) ? undefined : { field, words: failure.words }
    },
    unanswered: () => t('unknown')
  })
  useShownAgain(() => {
    const code = takeScanned()
    if (code === undefined) return
    if (isNumber(tidyNumber(code))) form.change({ number: tidyNumber(code), carrierCode: '' })
    else toast(t('badNumber'))
  })
  return {
    form,
    submit: async (): Promise<void> => {
      const wrong = firstWrong(fieldOrder, problemsOf(sendingRules, fieldOrder, form.latest()))
      // the platform asks only in the turn of the tap: nothing may wait before this
      if (wrong === undefined) await askToSubscribe('AFTER_SALES', [caseCode])
      await form.submit()
    }
  }
}

export type SendingForm = ReturnType<typeof useSending>['form']
