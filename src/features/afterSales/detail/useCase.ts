import type { BodyOf, CaseDetail } from '@contract'
import type { One } from '@/api/query/useOne'
import { GatewayError, OfflineError, UnauthorisedError, withIntent } from '@/api'
import { confirm, toast } from '@/platform/feedback'
import { tellApp } from '@/platform/nativeApp'
import { call, useOne } from './calls'
import { caseDetailWords as t } from './messages'

/** One case, asked anew whenever its page shows; the caller may know already that it is an exchange. */
export function useCase(caseCode: string, kind?: 'EXCHANGE'): One<CaseDetail> {
  const isExchange = kind === 'EXCHANGE'
  // without a code nothing is asked
  const any = useOne(
    'GET /o2as-b2c/v1/after/sale/detail',
    { caseCode: isExchange ? '' : caseCode },
    { missing: 'case.missing' }
  )
  const exchange = useOne(
    'GET /o2as-b2c/v1/after/sale/exchange-detail',
    { caseCode: isExchange ? caseCode : '' },
    { missing: 'case.missing' }
  )
  return isExchange ? exchange : any
}

export type Answer = BodyOf<'POST /o2as-b2c/v1/after/sale/answer'>['answer']

type Told = Pick<CaseDetail, 'orderCode' | 'caseCode'>

/** Does what was agreed to, says what came of it, and tells the app; undefined when it was refused, which was said. */
async function finish<T>({ orderCode, caseCode }: Told, words: 'cancelled' | 'answered' | 'removed', work: Promise<T>) {
  try {
    const reply = await work
    tellApp({ name: 'afterSalesChange', orderCode, caseCode })
    toast(t(words))
    return reply
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    if (failure instanceof UnauthorisedError) return undefined
    toast(failure.fateUnknown && !(failure instanceof OfflineError) ? t('unknown') : failure.words)
    return undefined
  }
}

/** Takes a case back, asked once more. */
export async function cancelCase({ caseCode, orderCode, kind }: CaseDetail): Promise<CaseDetail | undefined> {
  const sure = await confirm({
    title: t('cancelTitle'),
    content: t('cancelNote'),
    confirmText: t('cancel'),
    cancelText: t('keep')
  })
  if (!sure) return undefined
  return finish(
    { orderCode, caseCode },
    'cancelled',
    withIntent(`case.cancel ${caseCode}`, (idempotencyKey) => {
      const how = { body: { caseCode }, idempotencyKey, quiet: true }
      return kind === 'EXCHANGE'
        ? call('POST /o2as-b2c/v1/after/sale/cancel-exchange', how)
        : call('POST /o2as-b2c/v1/after/sale/cancel', how)
    })
  )
}

/** Says that the new one of an exchange is there, asked once more. */
export async function receiveNew({ caseCode, orderCode }: CaseDetail): Promise<CaseDetail | undefined> {
  const sure = await confirm({
    title: t('RECEIVETitle'),
    content: t('RECEIVENote'),
    confirmText: t('sure'),
    cancelText: t('keep')
  })
  if (!sure) return undefined
  return finish(
    { orderCode, caseCode },
    'answered',
    withIntent(`case.receive ${caseCode}`, (idempotencyKey) =>
      call('POST /o2as-b2c/v1/after/sale/confirm-receipt', { body: { caseCode }, idempotencyKey, quiet: true })
    )
  )
}

/** The shopper's word where the shop waits for it, asked once more. */
export async function answerCase(
  { caseCode, orderCode, changedAt }: CaseDetail,
  answer: Answer
): Promise<CaseDetail | undefined> {
  const sure = await confirm({
    title: t(`${answer}Title`),
    content: t(`${answer}Note`),
    confirmText: t('sure'),
    cancelText: t('keep')
  })
  if (!sure) return undefined
  return finish(
    { orderCode, caseCode },
    'answered',
    // what failed once more is another question
    withIntent(`case.answer ${caseCode} ${answer} ${changedAt}`, (idempotencyKey) =>
      call('POST /o2as-b2c/v1/after/sale/answer', { body: { caseCode, answer }, idempotencyKey, quiet: true })
    )
  )
}

/** Takes an ended case out of the list; true when it is gone. */
export async function removeCase({ caseCode, orderCode, kind }: CaseDetail): Promise<boolean> {
  const sure = await confirm({
    title: t('removeTitle'),
    content: t('removeNote'),
    confirmText: t('remove'),
    cancelText: t('keep'),
    danger: true
  })
  if (!sure) return false
  const reply = await finish(
    { orderCode, caseCode },
    'removed',
    kind === 'EXCHANGE'
      ? withIntent(`case.remove ${caseCode}`, (idempotencyKey) =>
          call('POST /o2as-b2c/v1/after/sale/exchange-delete', { body: { caseCode }, idempotencyKey, quiet: true })
        )
      : call('DELETE /o2as-b2c/v1/after/sale/{id}', { path: { id: caseCode }, quiet: true })
  )
  return reply !== undefined
}
