import { Text, View } from '@tarojs/components'
import type { CommonProblem } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownWritten } from '@/stores/times'
import { Button, classes, Icon, Pressable, Tag } from '@/ui'
import { helpWords } from '../messages'
import { solvedShare } from '../rules'
import { Helped } from './Helped'
import { wayTo } from './ways'
import './problem.scss'

interface ProblemRowProps {
  problem: CommonProblem
  /** Its place among the most asked, from 1. */
  rank?: number
  open: boolean
  onToggle: () => void
}

const Answer = observer(function Answer({ problem }: { problem: CommonProblem }) {
  const { facts, steps, note, updatedOn, screen } = problem
  const way = wayTo(screen)
  return (
    <View className="help-answer">
      {facts.length === 0 ? null : (
        <View className="help-answer__facts">
          {facts.map(({ name, value }, index) => (
            <View key={index} className="help-answer__fact">
              <Text>{name}</Text>
              <Text className="help-answer__value">{value}</Text>
            </View>
          ))}
        </View>
      )}
      {steps.map((step, index) => (
        <View key={index} className="help-answer__step">
          {steps.length > 1 ? <Text className="help-answer__number">{index + 1}</Text> : null}
          <Text className="help-answer__words">{step}</Text>
        </View>
      ))}
      <View className="help-answer__note">
        {[note, helpWords('updated', { day: shownWritten(updatedOn) })].filter(Boolean).join(' ')}
      </View>
      {way ? (
        <Button kind="tint" size="s" onTap={way}>
          {helpWords('toScreen')}
        </Button>
      ) : null}
      <Helped problem={problem} />
    </View>
  )
})

/** A question; a tap opens its answer under it. */
export const ProblemRow = observer(function ProblemRow({ problem, rank, open, onToggle }: ProblemRowProps) {
  const share = solvedShare(problem)
  return (
    <View className="help-problem" role="listitem">
      <Pressable className="help-problem__head" pressed={open} onTap={onToggle}>
        {rank === undefined ? null : (
          <Text className={classes('help-problem__rank', rank <= 3 && `help-problem__rank--${rank}`)}>{rank}</Text>
        )}
        <View className="help-problem__words">
          <Text className={classes('help-problem__title', open && 'help-problem__title--open')}>{problem.title}</Text>
          {problem.own ? <Tag kind="brand">{helpWords('mine')}</Tag> : null}
        </View>
        {share === undefined || open ? null : (
          <Text className="help-problem__share" aria-label={helpWords('shareOf', { share })}>
            {helpWords('share', { share })}
          </Text>
        )}
        <Icon name={open ? 'up' : 'down'} size={16} color="ink-3" />
      </Pressable>
      {open ? <Answer problem={problem} /> : null}
    </View>
  )
})
