import { Text, View } from '@tarojs/components'
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
    <View className="moderation-note">
      <Tag kind={isRefused ? 'sale' : 'warm'}>{questionWords(isRefused ? 'refused' : 'pending')}</Tag>
      <Text className="moderation-note__words">{isRefused ? (refusedFor ?? '') : questionWords('pendingNote')}</Text>
    </View>
  )
})
