import { Text } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import type { ReviewStatus } from '@contract'
import { observer } from 'mobx-react-lite'
import { Tag } from '@/ui'
import { questionWords } from '../messages'
import './QuestionCard.scss'

interface ModerationNoteProps {
  status: ReviewStatus
  refusedFor: string | undefined
}

/** What an author reads of what others can't see yet, or never will. */
export const ModerationNote = observer(function ModerationNote({ status, refusedFor }: ModerationNoteProps) {
  if (status === 'SHOWN') return null
  const isRefused = status === 'REFUSED'
  return (
    <Row align="start" className="moderation-note">
      <Tag kind={isRefused ? 'sale' : 'warm'}>{questionWords(isRefused ? 'refused' : 'pending')}</Tag>
      <Text className="ui__size-2 ui__tone-ink-3 ui__before-2 ui__loose ui__grow">
        {isRefused ? (refusedFor ?? '') : questionWords('pendingNote')}
      </Text>
    </Row>
  )
})
