import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { currentLocale } from '@/i18n'
import { personCount } from '@/lib/counts'
import { Icon } from '../text/Icon'
import { Pressable } from '../press/Pressable'
import { listWords } from './messages'
import './HelpfulButton.scss'

/** Whether the shopper found something helpful, and how many did. */
export interface Helpfulness {
  helpful: boolean
  helpfulCount: number
}

interface HelpfulButtonProps {
  helpfulness: Helpfulness
  /** Asked before anything changes; false: the tap led elsewhere, as to the login. */
  may: () => boolean
  /** Keeps it; undefined when it was not kept. */
  keep: (helpful: boolean) => Promise<Helpfulness | undefined>
}

/** «Helpful» with how many said so; shown at once, and taken back when it was not kept. */
export const HelpfulButton = observer(function HelpfulButton({ helpfulness, may, keep }: HelpfulButtonProps) {
  const [answer, setAnswer] = useState<Helpfulness>()
  const keeping = useRef(false)
  const { helpful, helpfulCount } = answer ?? helpfulness

  const tap = async () => {
    if (keeping.current || !may()) return
    keeping.current = true
    setAnswer({ helpful: !helpful, helpfulCount: Math.max(0, helpfulCount + (helpful ? -1 : 1)) })
    const result = await keep(!helpful)
    keeping.current = false
    setAnswer(result)
  }
  return (
    <Pressable
      className={helpful ? 'ui-helpful ui-helpful--said' : 'ui-helpful'}
      pressed={helpful}
      onTap={() => void tap()}
    >
      <Icon name="like" size={16} color={helpful ? 'brand' : 'ink-3'} />
      <Text className="ui-helpful__words">
        {helpfulCount > 0
          ? listWords('helpfulCount', { count: personCount(helpfulCount, currentLocale()) })
          : listWords('helpful')}
      </Text>
    </Pressable>
  )
})
