import type { Question } from '@contract'
import type { QuestionTopic } from '@domain/content/questionTopic'
import { stores } from '@/stores'
import { useList, useQuery } from './calls'

const rowKey = ({ questionId }: Question) => questionId
const size = 10

export type QuestionSort = 'HOT' | 'NEWEST'

interface Narrowed {
  keyword: string
  sort: QuestionSort
  topic: QuestionTopic | undefined
}

/** A product's questions as they are searched and sorted, and what it says of them in brief; none without a product. */
export function useQuestions(spuCode: string, { keyword, sort, topic }: Narrowed) {
  const when = spuCode !== ''
  const list = useList('GET /o2cmt/v1/pub/consults', {
    query: { spuCode, sort, ...(keyword === '' ? (topic ? { topic } : {}) : { keyword }) },
    size,
    rowKey,
    when,
    keepPrevious: true,
    again: true
  })
  const brief = useQuery('GET /o2cmt/v1/pub/consults/brief', { query: { spuCode }, when, again: true })
  return { list, brief, reload: () => Promise.all([list.restart(), brief.reload()]) }
}

/** The shopper's own questions, about one product or all; `isShown`: false asks for nothing. */
export function useOwnQuestions(spuCode: string, isShown: boolean) {
  const when = isShown && stores.session.loggedIn
  return useList('GET /o2cmt/v1/consults', {
    query: spuCode === '' ? {} : { spuCode },
    size,
    rowKey,
    when,
    again: true
  })
}
