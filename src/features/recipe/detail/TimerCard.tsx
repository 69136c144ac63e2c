import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { formatClock } from '@/lib/dates'
import type { CookTimer } from '@/stores'
import { classes, Icon, Pressable } from '@/ui'
import { recipeWords } from '../messages'
import { clockText, isRunning, leftOf, partOf } from '../rules'
import { kitchen } from '../timers/timers'
import '@/ui/layout/layout.scss'

/** The last minute has a colour of its own. */
const lastMs = 60_000

/** A ring that closes as time passes. */
export const TimerRing = observer(function TimerRing({ timer }: { timer: CookTimer }) {
  const { now } = kitchen()
  const percent = Math.round(partOf(timer, now) * 100)
  const colour = timer.rang || leftOf(timer, now) < lastMs ? '#b54708' : '#187bff'
  return (
    <View
      className="ui__row ui__justify-center ui__fixed timer-ring"
      style={{ background: `conic-gradient(${colour} ${percent}%, #dfe5ee ${percent}%)` }}
      aria-hidden
    >
      <View className="timer-ring__hole" />
    </View>
  )
})

/** What a timer says: how long still, and when it ends. */
const Told = observer(function Told({ timer }: { timer: CookTimer }) {
  const { now } = kitchen()
  const clock = clockText(leftOf(timer, now))
  const time = formatClock(timer.endsAt)
  return (
    <View className="ui__before-3 ui__grow" role="timer" aria-label={recipeWords('left', { name: timer.title, clock })}>
      <View className="ui__size-6 ui__heavy ui__figures timer-card__clock">
        {timer.rang ? recipeWords('over') : clock}
      </View>
      <View className="ui__size-2 ui__tone-ink-2">
        {timer.rang
          ? recipeWords('overSince', { time })
          : timer.leftMs === undefined
            ? recipeWords('endsAt', { time })
            : recipeWords('paused')}
      </View>
    </View>
  )
})

interface TimerCardProps {
  recipeCode: string
  step: number
  title: string
  seconds: number
}

/** The timer of a step: to start, to pause, to end. */
export const TimerCard = observer(function TimerCard({ recipeCode, step, title, seconds }: TimerCardProps) {
  const timer = kitchen().timerOf(recipeCode, step)
  if (timer === undefined) {
    const clock = clockText(seconds * 1000)
    return (
      <Pressable
        className="ui__size-3 ui__tone-action ui__bold ui__above-2 ui__pad-x-4 ui__hit timer-start"
        label={recipeWords('startLabel', { name: title, clock })}
        onTap={() => kitchen().start({ recipeCode, step, title, seconds })}
      >
        <Icon name="clock" size={16} />
        <Text>{recipeWords('start', { clock })}</Text>
      </Pressable>
    )
  }
  const late = timer.rang || leftOf(timer, kitchen().now) < lastMs
  const running = isRunning(timer)
  return (
    <View className={classes('ui__row ui__above-2 timer-card', late && 'timer-card--late')}>
      <TimerRing timer={timer} />
      <Told timer={timer} />
      {timer.rang ? null : (
        <Pressable
          className="ui__row ui__justify-center ui__tone-ink-2 ui__fixed timer-card__button"
          label={recipeWords(running ? 'pause' : 'resume', { name: title })}
          onTap={() => (running ? kitchen().pause(timer) : kitchen().resume(timer))}
        >
          <View className={running ? 'timer-card__pause' : 'timer-card__play'} aria-hidden />
        </Pressable>
      )}
      <Pressable
        className="ui__row ui__justify-center ui__tone-ink-2 ui__fixed timer-card__button"
        label={recipeWords('stop', { name: title })}
        onTap={() => kitchen().stop(timer)}
      >
        <Icon name={timer.rang ? 'check' : 'close'} size={18} />
      </Pressable>
    </View>
  )
})
