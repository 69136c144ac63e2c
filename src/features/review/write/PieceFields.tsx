import { View } from '@tarojs/components'
import type { ReviewRow } from '@contract'
import { TRIAL_REPORT } from '@domain/activity/trial'
import { REVIEW_LENGTH, REVIEW_VIDEO } from '@domain/content/review'
import { observer } from 'mobx-react-lite'
import { toast } from '@/platform/feedback'
import { Card, Cell, Switch, TextArea } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { StarField } from '@/ui/form/StarField'
import { UploadField } from '@/ui/form/UploadField'
import { Notice } from '@/ui/layout/Notice'
import { sendFile } from './api'
import { writeWords } from './messages'
import { RewardNote } from './RewardNote'
import { mostTags, reviewFiles } from './rules'
import type { Writing } from './useWriting'
import './Writing.scss'

const textRows = 5

interface PieceFieldsProps {
  row: ReviewRow
  writing: Writing
  /** Another row is in sight: what is sent for this one goes on. */
  hidden: boolean
}

/** Stars, what is good and what is not, words, pictures and the name, for one row of the order. */
export const PieceFields = observer(function PieceFields({ row, writing, hidden }: PieceFieldsProps) {
  const { skuCode, installed, tags } = row
  const piece = writing.values[skuCode]
  if (!piece) return null
  const change = (part: Partial<typeof piece>) => writing.change(skuCode, part)
  const stars = (name: 'score' | 'delivery' | 'install') => ({
    ...writing.mark(`${skuCode}:${name}`),
    value: piece[name],
    onChange: (value: number) => change({ [name]: value }),
    inline: true
  })
  const choose = (choice: string[]) => {
    if (choice.length > mostTags) toast(writeWords('tooManyTags', { most: mostTags }))
    else change({ tags: choice })
  }
  return (
    <View className={hidden ? 'review-piece review-piece--hidden' : 'review-piece'} aria-hidden={hidden}>
      {row.trial ? (
        <Notice>{writeWords('reportRule', { ...TRIAL_REPORT })}</Notice>
      ) : (
        <RewardNote text={piece.text} files={piece.files} />
      )}
      <Card className="review-piece__stars">
        <StarField {...stars('score')} label={writeWords('goods')} />
        <StarField {...stars('delivery')} label={writeWords('delivery')} />
        {installed ? <StarField {...stars('install')} label={writeWords('install')} /> : null}
      </Card>
      <Card title={writeWords('tell')} className="review-piece__tell">
        {tags.length === 0 ? null : (
          <ChoiceField
            several
            label={writeWords('tags')}
            options={tags.map(({ tagCode, text }) => ({ value: tagCode, label: text }))}
            value={piece.tags}
            onChange={choose}
          />
        )}
        <TextArea
          {...writing.mark(`${skuCode}:text`)}
          className="review-piece__text"
          label={writeWords('text')}
          bare
          rows={textRows}
          placeholder={writeWords('textHint')}
          maxLength={REVIEW_LENGTH}
          value={piece.text}
          onChange={(text) => change({ text })}
          note={writing.isBegun(skuCode) ? writeWords('draftKept') : undefined}
        />
        <UploadField
          {...writing.mark(`${skuCode}:files`)}
          label={writeWords('files')}
          note={writeWords('filesNote', { seconds: REVIEW_VIDEO.seconds, size: REVIEW_VIDEO.bytes / 1024 ** 2 })}
          limits={reviewFiles}
          value={piece.files}
          onChange={(files) => change({ files })}
          upload={sendFile}
        />
      </Card>
      <Card>
        <Cell
          label={writeWords('anonymous')}
          note={writeWords('anonymousNote')}
          value={
            <Switch
              label={writeWords('anonymous')}
              on={piece.anonymous}
              onChange={(anonymous) => change({ anonymous })}
            />
          }
        />
      </Card>
    </View>
  )
})
