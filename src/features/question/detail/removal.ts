import { GatewayError, withIntent } from '@/api'
import { confirm, toast } from '@/platform/feedback'
import { questionWords } from '../messages'
import { call } from './calls'

/** Does what was asked about; false when the answer was no, or when it failed, which the call has told. */
async function removeAfterAsking(
  title: 'removeQuestionTitle' | 'removeAnswerTitle',
  remove: () => Promise<unknown>
): Promise<boolean> {
  const note = title === 'removeQuestionTitle' ? 'removeQuestionNote' : 'removeAnswerNote'
  const sure = await confirm({
    title: questionWords(title),
    content: questionWords(note),
    confirmText: questionWords('remove'),
    danger: true
  })
  if (!sure) return false
  try {
    await remove()
  } catch (failure) {
    if (failure instanceof GatewayError) return false
    throw failure
  }
  toast(questionWords('removed'))
  return true
}

/** Takes one's own question away after asking. */
export const removeQuestion = (questionId: string): Promise<boolean> =>
  removeAfterAsking('removeQuestionTitle', () =>
    withIntent(`question.remove ${questionId}`, (idempotencyKey) =>
      call('POST /o2cmt/v1/consults/delete', { body: { questionId }, idempotencyKey })
    )
  )

/** Takes one's own answer away after asking. */
export const removeAnswer = (answerId: string): Promise<boolean> =>
  removeAfterAsking('removeAnswerTitle', () =>
    withIntent(`answer.remove ${answerId}`, (idempotencyKey) =>
      call('POST /o2cmt/v1/consults/delete-answer', { body: { answerId }, idempotencyKey })
    )
  )
