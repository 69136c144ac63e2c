import { barOf } from '@domain/content/question'
import { useEffect, useRef } from 'react'
import type { Answer, DataOf } from '@contract'
import { stores } from '@/stores'
import { useList, useMutation, useOne, useQuery } from './calls'

const rowKey = ({ answerId }: Answer) => answerId

/** One question with its answers. Its asker has read them by opening it. */
export function useQuestion(questionId: string) {
  const when = questionId !== ''
  const detail = useOne('GET /o2cmt/v1/pub/consults/detail', { questionId }, { missing: 'question.missing' })
  const answers = useList('GET /o2cmt/v1/pub/consults/answers', { query: { questionId }, rowKey, when, again: true })
  const { send } = useMutation('POST /o2cmt/v1/consults/read')
  const read = useRef(send)
  read.current = send
  const unread = (detail.data?.newAnswers ?? 0) > 0 && answers.status === 'ready'
  useEffect(() => {
    // one that could not be kept leaves the mark for the next time
    if (unread) void read.current({ body: { questionId }, quiet: true })
  }, [unread, questionId])
  const reload = () => Promise.all([detail.reload(), answers.restart()])
  return { detail, answers, reload }
}

/**
 * Says of a question about this product whether the shopper may answer it; false until it is known, without a login and
 * without a product. Read it in an `observer`.
 */
export function useAnswerRight(spuCode: string): (question: { own: boolean; answered: boolean }) => boolean {
  const { data: purchase } = useQuery('GET /o2cum/v1/customer-info/get-user-first-buy-spu', {
    query: { spuCode },
    when: spuCode !== '' && stores.session.loggedIn
  })
  return (question) => purchase !== undefined && barOf(question, purchase) === undefined
}

/** Whether the shopper may answer; false until it is known, and without a login. Read it in an `observer`. */
export function useMayAnswer(question: DataOf<'GET /o2cmt/v1/pub/consults/detail'> | undefined): boolean {
  const mayAnswer = useAnswerRight(question?.spuCode ?? '')
  return question !== undefined && mayAnswer(question)
}
