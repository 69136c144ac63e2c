import { View } from '@tarojs/components'
import { REVIEW_LENGTH } from '@domain/content/review'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { draftOf } from '@/stores'
import { Button, Card, TextArea } from '@/ui'
import { UploadField } from '@/ui/form/UploadField'
import { useForm } from '@/ui/form/useForm'
import { addToReview, sendAddedPicture } from './api'
import { writeWords } from './messages'
import { additionRules, emptyAddition, tidyAddition, toAddition } from './rules'
import './Writing.scss'

const textRows = 4

interface AddFormProps {
  orderCode: string
  reviewId: string
  /** epoch ms */
  addBefore: number | undefined
  onSent: () => void
}

/** Something to add to a review that was written a while ago. */
export const AddForm = observer(function AddForm({ orderCode, reviewId, addBefore, onSent }: AddFormProps) {
  const form = useForm({
    begin: emptyAddition,
    rules: additionRules,
    order: ['text', 'files'] as const,
    words: (problem) => writeWords(problem, { most: REVIEW_LENGTH }),
    draft: draftOf(`review-add:${reviewId}`),
    tidy: tidyAddition,
    send: (addition) => addToReview(orderCode, toAddition(reviewId, addition)),
    sent: onSent,
    unanswered: () => writeWords('unknown')
  })
  return (
    <Card title={writeWords('addTitle')} className="review-piece__tell">
      {addBefore === undefined ? null : (
        <View className="review-add__until">{writeWords('addBefore', { day: shownDay(addBefore) })}</View>
      )}
      <TextArea
        {...form.field('text')}
        className="review-piece__text"
        label={writeWords('text')}
        bare
        rows={textRows}
        placeholder={writeWords('addHint')}
        maxLength={REVIEW_LENGTH}
      />
      <UploadField
        {...form.field('files')}
        label={writeWords('pictures')}
        note={writeWords('picturesNote')}
        upload={sendAddedPicture}
      />
      <View className="review-add__send">
        <Button block onTap={form.submit}>
          {writeWords('addSend')}
        </Button>
      </View>
    </Card>
  )
})
