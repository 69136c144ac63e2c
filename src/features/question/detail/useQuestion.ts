import { useEffect, useRef } from 'react'
import type { Answer } from '@contract'
import { BusinessError } from '@/api'
import { useShownAgain } from '@/ui'
import { useList, useMutation, useQuery } from './calls'

const rowKey = ({ answerId }: Answer) => answerId

/** There is no such question, or it is not shown: the gateway says the same of both. */
export const isMissing = (error: unknown): boolean =>
  error instanceof BusinessError && error.code === 'question.missing'

/** One question with its answers. Its asker has read them by opening it. */
export function useQuestion(questionId: string) {
  const when = questionId !== ''
  const detail = useQuery('GET /o2cmt/v1/pub/consults/detail', { query: { questionId }, when })
  const answers = useList('GET /o2cmt/v1/pub/consults/answers', { query: { questionId }, rowKey, when })
  const { send } = useMutation('POST /o2cmt/v1/consults/read')
  const read = useRef(send)
  read.current = send
  const unread = (detail.data?.newAnswers ?? 0) > 0 && answers.status === 'ready'
  useEffect(() => {
    // one that could not be kept leaves the mark for the next time
    if (unread) void read.current({ body: { questionId }, quiet: true })
  }, [unread, questionId])
  const reload = () => Promise.all([detail.reload(), answers.restart()])
  useShownAgain(() => {
    if (!when) return
    void detail.reload()
    void answers.reload()
  })
  return { detail, answers, reload, missing: !when || isMissing(detail.error) }
}
