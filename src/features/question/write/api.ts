import { withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { stores } from '@/stores'
import { call } from './calls'

const intent = (what: string, text: string): string => `${what} ${stores.session.userId ?? ''} ${fingerprint(text)}`

/** Asks once, however often it is tried with the same words. The form shows what went wrong. */
export const ask = (spuCode: string, text: string) =>
  withIntent(intent(`question.ask ${spuCode}`, text), (idempotencyKey) =>
    call('POST /o2cmt/v1/consults', { body: { spuCode, text }, idempotencyKey, quiet: true })
  )

/** Answers once, however often it is tried with the same words. */
export const answer = (questionId: string, text: string) =>
  withIntent(intent(`question.answer ${questionId}`, text), (idempotencyKey) =>
    call('POST /o2cmt/v1/consults/answer', { body: { questionId, text }, idempotencyKey, quiet: true })
  )
