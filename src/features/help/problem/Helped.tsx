import { Text, View } from '@tarojs/components'
import type { CommonProblem } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Button, Chip, classes, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { helpWords } from '../messages'
import { useHelped } from './useHelped'

const answers = [
  { to: 'YES', words: 'yes' },
  { to: 'NO', words: 'no' }
] as const
const reasons = ['TRIED', 'UNCLEAR', 'OTHER'] as const

/** «Did this help»: once a person; a shopper who says no tells why, and has a way on. */
export const Helped = observer(function Helped({ problem }: { problem: CommonProblem }) {
  const { helped, reason, say } = useHelped(problem)
  return (
    <View>
      <Row gap={2} wrap above={2} className="help-asked">
        <Text className="help-asked__title">{helpWords('solved')}</Text>
        {answers.map(({ to, words }) => (
          <Pressable
            key={to}
            className={classes(
              'ui__row ui__justify-center ui__size-3 ui__pad-x-3 ui__hit help-asked__one',
              helped === to && 'help-asked__one--said'
            )}
            pressed={helped === to}
            onTap={() => void say(helped === to ? 'NONE' : to)}
          >
            {helpWords(words)}
          </Pressable>
        ))}
      </Row>
      {helped === 'NO' ? (
        <View className="ui__above-2 ui__pad-3 help-why">
          <View className="ui__below-2">{helpWords('why')}</View>
          <Row align="stretch" gap={2} wrap below={3}>
            {reasons.map((option) => (
              <Chip key={option} ground="card" selected={reason === option} onTap={() => void say('NO', option)}>
                {helpWords(option)}
              </Chip>
            ))}
          </Row>
          <Button block onTap={() => void go('customerBackpage', { asks: problem.title })}>
            {helpWords('ask')}
          </Button>
        </View>
      ) : null}
    </View>
  )
})
