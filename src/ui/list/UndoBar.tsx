import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Picture } from '../picture/Picture'
import { Pressable } from '../press/Pressable'
import { useEvent } from '../useEvent'
import { selectWords } from './selectMessages'
import './UndoBar.scss'

/** ms in which what went can be brought back by a tap. */
export const undoFor = 5000

export interface UndoBarProps {
  /** Says what went. */
  words: string
  /** The picture of the row that went, where it was one row. */
  picture?: string | undefined
  /** Another one begins its time anew. */
  gone: unknown
  onUndo: () => unknown
  /** The time is over. */
  onOver: () => void
}

/** At the foot of a screen: something went, and a tap within five seconds brings it back. */
export const UndoBar = observer(function UndoBar({ words, picture, gone, onUndo, onOver }: UndoBarProps) {
  const over = useEvent(onOver)
  useEffect(() => {
    const timer = setTimeout(over, undoFor)
    return () => clearTimeout(timer)
  }, [gone, over])
  return (
    <View className="ui-undo" role="status">
      {picture === undefined ? null : <Picture src={picture} alt="" width={40} round />}
      <View className="ui-undo__words">{words}</View>
      <Pressable className="ui-undo__tap" onTap={() => void onUndo()}>
        {selectWords('undo')}
      </Pressable>
    </View>
  )
})
