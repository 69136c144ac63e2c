import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button, useEvent } from '@/ui'
import { followedWords as t } from './messages'
import './followed.scss'

/** ms */
const shownFor = 5000

/** Says that shops were let go, for five seconds, and takes it back. */
export const UndoBar = observer(function UndoBar(props: {
  gone: readonly string[]
  onUndo: () => Promise<void>
  onOver: () => void
}) {
  const { gone, onUndo } = props
  const over = useEvent(props.onOver)
  useEffect(() => {
    if (gone.length === 0) return undefined
    const timer = setTimeout(over, shownFor)
    return () => clearTimeout(timer)
  }, [gone, over])
  return (
    <View role="status" aria-live="polite">
      {gone.length > 0 ? (
        <View className="followed-undo">
          <Text className="followed-undo__words">{t('undone', { count: gone.length })}</Text>
          <Button kind="text" size="s" className="followed-undo__act" onTap={onUndo}>
            {t('undo')}
          </Button>
        </View>
      ) : null}
    </View>
  )
})
