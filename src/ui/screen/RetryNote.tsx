import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '../press/Button'
import { uiWords } from '../messages'
import './RetryNote.scss'

interface RetryNoteProps {
  /** Default: that what is below is what was held before. */
  words?: string
  onRetry: () => unknown
}

/** Above content that is shown although asking for it, or for a part of it, failed. */
export const RetryNote = observer(function RetryNote({ words, onRetry }: RetryNoteProps) {
  return (
    <View className="ui-retry-note" role="alert">
      <Text className="ui-retry-note__words">{words ?? uiWords('staleNote')}</Text>
      <Button kind="text" size="s" onTap={onRetry}>
        {uiWords('retry')}
      </Button>
    </View>
  )
})
