import type { Trial, TrialEntry } from '@contract'
import { TRIAL_REASON, tidyReason, type TrialTextProblem } from '@domain/activity/trial'
import { useState } from 'react'
import { withIntent } from '@/api'
import { useAddress } from './useAddress'
import { fingerprint } from '@/lib/fingerprint'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { draftOf, stores } from '@/stores'
import { useForm } from '@/ui/form/useForm'
import { call, useOne, useQuery } from './calls'
import { oneWords as t } from './messages'

/** One trial, with what became of the shopper's own application. */
export function useTrial(trialCode: string) {
  const trial = useOne('GET /o2mkt-b2c/v1/product-trial/pub/detail', { trialCode }, { missing: 'trial.missing' })
  const reports = useQuery('GET /o2mkt-b2c/v1/product-trial/pub/reports', {
    query: { trialCode, size: 3 },
    when: (trial.data?.reports ?? 0) > 0
  })
  return { trial, reports: reports.data?.list ?? [], reload: () => trial.reload() }
}

/** What is wrong with a reason, or with the rest of an application. */
export type ApplyProblem = TrialTextProblem | 'ADDRESS' | 'PROMISE'

export interface Application {
  text: string
  agreed: boolean
  addressId: string
}

function textProblem({ text }: Application): ApplyProblem | undefined {
  const tidy = tidyReason(text)
  return 'problem' in tidy ? tidy.problem : undefined
}

const problemWords = (problem: ApplyProblem): string => {
  switch (problem) {
    case 'TOO_SHORT':
      return t('tooShort', { least: TRIAL_REASON.least })
    case 'TOO_LONG':
      return t('tooLong', { most: TRIAL_REASON.most })
    case 'UNSEEN':
      return t('unseen')
    case 'ADDRESS':
      return t('addressFirst')
    default:
      return t('agreeFirst')
  }
}

/** Sends an application, once, however often it is tried with the same words. */
const sendApplication = (trialCode: string, application: Application): Promise<TrialEntry> => {
  const body = { trialCode, ...application }
  return withIntent(`trial ${fingerprint(JSON.stringify(body))}`, (idempotencyKey) =>
    call('POST /o2mkt-b2c/v1/product-trial/apply', { body, idempotencyKey, quiet: true })
  )
}

/** An application that is being written, or written anew. */
export function useApplying({ trialCode, own }: Trial, onSent: () => unknown) {
  const place = useAddress(own?.address?.addressId)
  const { address } = place
  const [begin] = useState(() => ({ text: own?.text ?? '', agreed: own !== undefined }))
  const whole = (values: typeof begin): Application => ({ ...values, addressId: address?.addressId ?? '' })
  const form = useForm({
    begin,
    rules: {
      text: (values) => textProblem(whole(values)),
      addressId: (): ApplyProblem | undefined => (address === undefined ? 'ADDRESS' : undefined),
      agreed: ({ agreed }): ApplyProblem | undefined => (agreed ? undefined : 'PROMISE')
    },
    order: ['text', 'addressId', 'agreed'],
    words: problemWords,
    draft: draftOf(`trial-${trialCode}`),
    send: (values) => sendApplication(trialCode, whole(values)),
    sent: () => {
      toast(t(own === undefined ? 'applied' : 'saved'))
      return onSent()
    },
    unanswered: () => t('lostAnswer')
  })
  return {
    ...form,
    place,
    /** A visitor is asked to log in, and keeps all that was written. */
    submit: async () => {
      if (stores.session.loggedIn) return form.submit()
      const from = currentUrl()
      await go('login', from ? { from } : {})
    }
  }
}

export type Applying = ReturnType<typeof useApplying>
