import type { Answer } from '@contract'
import { observer } from 'mobx-react-lite'
import { patchLists } from '@/api'
import { go } from '@/routes'
import { stores } from '@/stores'
import { HelpfulButton } from '@/ui/list/HelpfulButton'
import { useMutation } from './calls'

const may = (): boolean => {
  if (!stores.session.loggedIn) void go('login')
  return stores.session.loggedIn
}

/** Whether an answer helped, for the shopper and for how many. */
export const AnswerHelpful = observer(function AnswerHelpful({ answer }: { answer: Answer }) {
  const { answerId } = answer
  const mutation = useMutation('POST /o2cmt/v1/consults/helpful')
  const keep = async (helpful: boolean) => {
    const result = await mutation.send({ body: { answerId, helpful } })
    if (!result.ok) return undefined
    const withResult = (item: Answer): Answer => (item.answerId === answerId ? { ...item, ...result.data } : item)
    patchLists('GET /o2cmt/v1/pub/consults/answers', (list) => ({ ...list, rows: list.rows.map(withResult) }))
    patchLists('GET /o2cmt/v1/pub/consults', (list) => ({
      ...list,
      rows: list.rows.map((row) => ({ ...row, answers: row.answers.map(withResult) }))
    }))
    return result.data
  }
  return <HelpfulButton helpfulness={answer} may={may} keep={keep} />
})
