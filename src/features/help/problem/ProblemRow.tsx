import { Text, View } from '@tarojs/components'
import type { CommonProblem } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownWritten } from '@/stores/times'
import { Button, classes, Icon, Pressable, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
    <View className="ui__size-3 ui__tone-ink-2 ui__pad-bottom-3 ui__loose">
      {facts.length === 0 ? null : (
        <View className="help-answer__facts">
          {facts.map(({ name, value }, index) => (
            <Row key={index} align="stretch" justify="between" padY={1}>
              <Text>{name}</Text>
              <Text className="ui__tone-ink ui__bold">{value}</Text>
            </Row>
          ))}
        </View>
      )}
      {steps.map((step, index) => (
        <Row key={index} align="start" below={2}>
          {steps.length > 1 ? (
            <Text className="ui__size-2 ui__tone-action ui__bold ui__after-2 ui__center ui__fixed help-answer__number">
              {index + 1}
            </Text>
          ) : null}
          <Text className="ui__grow">{step}</Text>
        </Row>
      ))}
      <View className="ui__size-2 ui__tone-ink-3 ui__below-2">
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
      <Pressable
        className="ui__row ui__gap-2 ui__pad-y-2 ui__wide ui__left help-problem__head"
        pressed={open}
        onTap={onToggle}
      >
        {rank === undefined ? null : (
          <Text className={classes('help-problem__rank', rank <= 3 && `help-problem__rank--${rank}`)}>{rank}</Text>
        )}
        <Row justify="between" wrap grow className="help-problem__words">
          <Text className={classes('ui__tone-ink ui__tight help-problem__title', open && 'help-problem__title--open')}>
            {problem.title}
          </Text>
          {problem.own ? <Tag kind="brand">{helpWords('mine')}</Tag> : null}
        </Row>
        {share === undefined || open ? null : (
          <Text className="ui__size-2 ui__tone-ok ui__bold ui__fixed" aria-label={helpWords('shareOf', { share })}>
            {helpWords('share', { share })}
          </Text>
        )}
        <Icon name={open ? 'up' : 'down'} size={16} color="ink-3" />
      </Pressable>
      {open ? <Answer problem={problem} /> : null}
    </View>
  )
})
