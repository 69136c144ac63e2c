import { barOf } from '@domain/content/question'
import { daysAfter } from '@domain/written'
import { serverNow, useAll } from '@/api'
import { useOne, useQuery } from './calls'

/** A question, and whether the shopper may answer it. */
export function useAnswering(questionId: string) {
  const detail = useOne(
    'GET /o2cmt/v1/pub/consults/detail',
    { questionId },
    { missing: 'question.missing', again: false }
  )
  const spuCode = detail.data?.spuCode ?? ''
  const bought = useQuery('GET /o2cum/v1/customer-info/get-user-first-buy-spu', {
    query: { spuCode },
    when: spuCode !== ''
  })
  const both = useAll({ question: detail, bought })
  // what was bought is asked once the product is known, so a question that fails has to say so by itself
  const { data: question, status, error, reload } = detail
  const remote = question === undefined && status === 'failed' ? { ...both, status, error, reload } : both
  const { data } = both
  return {
    remote,
    question: data?.question,
    bar: data && barOf(data.question, data.bought),
    /** Days since they received it. */
    days: data?.bought.receivedAt === undefined ? undefined : daysAfter(data.bought.receivedAt, serverNow()),
    missing: detail.missing
  }
}
