import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Pressable } from '../press/Pressable'
import { Row } from './Box'
import { Text } from './Text'
import './FactList.scss'

export interface FactProps {
  label: string
  /** Without words there is no such fact, and nothing is shown. */
  words: string | undefined
  /** What can be done with it, such as copying it; `label` says of what. */
  action?: { words: string; label: string; onTap: () => void }
}

/** One fact: what it is, and beside it, at the end of the row, what is known. */
export const Fact = observer(function Fact({ label, words, action }: FactProps) {
  if (words === undefined || words === '') return null
  return (
    <Row align="baseline" justify="between" gap={4} className="ui-fact">
      <Text tone="ink-3" fixed>
        {label}
      </Text>
      <View className="ui-fact__words">
        {words}
        {action ? (
          <Pressable className="ui-fact__action" label={action.label} onTap={action.onTap}>
            {action.words}
          </Pressable>
        ) : null}
      </View>
    </Row>
  )
})

/** Terms in a column of their own, and beside each what it means. */
export const FactList = observer(function FactList({ facts }: { facts: readonly { label: string; words: string }[] }) {
  return (
    <View>
      {facts.map(({ label, words }) => (
        <Row key={label} align="start" className="ui-term">
          <View className="ui-term__name">{label}</View>
          <View className="ui__grow">{words}</View>
        </Row>
      ))}
    </View>
  )
})
