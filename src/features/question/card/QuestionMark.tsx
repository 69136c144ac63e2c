import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui'
import { questionWords } from '../messages'
import '@/ui/layout/layout.scss'
import './QuestionMark.scss'

/** The sign before a question or an answer; a screen reader hears the words after it alone. */
export const QuestionMark = observer(function QuestionMark({ of, small }: { of: 'ask' | 'answer'; small?: boolean }) {
  return (
    <Text
      className={classes(
        'ui__tone-white ui__bold ui__after-2 ui__center ui__fixed question-mark',
        of === 'answer' && 'question-mark--answer',
        small && 'question-mark--small'
      )}
      aria-hidden
    >
      {questionWords(of)}
    </Text>
  )
})
