import type { BodyOf, CommonProblem } from '@contract'
import { patchLists } from '@/api'
import { useRef, useState } from 'react'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { helpWords } from '../messages'
import { useMutation } from './calls'

type Said = BodyOf<'POST /o2pcm/v1/common-problem-help'>
export type HelpedNotBy = NonNullable<Said['reason']>

/** Whether a problem was solved by its answer: shown at once, one call after the other, and taken back where it fails. */
export function useHelped({ problemCode, helped }: CommonProblem) {
  const mutation = useMutation('POST /o2pcm/v1/common-problem-help')
  const [wish, setWish] = useState<Said['helped']>()
  const [reason, setReason] = useState<HelpedNotBy>()
  const sending = useRef(false)

  const say = async (to: Said['helped'], why?: HelpedNotBy) => {
    if (!stores.session.loggedIn) return void go('login')
    if (sending.current) return
    sending.current = true
    const before = reason
    setWish(to)
    setReason(why)
    const result = await mutation.send({ body: { problemCode, helped: to, ...(why ? { reason: why } : {}) } })
    sending.current = false
    setWish(undefined)
    if (!result.ok) return setReason(before)
    const { data } = result
    patchLists('GET /o2pcm/pub/v1/crm-group-get/crm-common-problem', (list) => ({
      ...list,
      rows: list.rows.map((row) => (row.problemCode === problemCode ? { ...row, ...data } : row))
    }))
    if (to !== 'NONE') toast(helpWords('thanks'))
  }
  return { helped: wish ?? helped, reason, say }
}
