import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { Countdown, Icon, Pressable, classes } from '@/ui'
import { riddleWords as t } from './messages'
import type { RiddleGame } from './useRiddle'
import './riddle.scss'

type Riddle = DataOf<'GET /o2mkt-b2c/v1/pub/password-red-packet'>

/** The riddle with a cell for each letter. */
export const RiddleCard = observer(function RiddleCard(props: { riddle: Riddle; letters: readonly string[] }) {
  const { riddle, letters } = props
  const { length } = riddle
  const words = letters.length === 0 ? t('emptyCells', { length }) : t('cells', { filled: letters.join(' '), length })
  return (
    <View className="riddle-card">
      <View className="riddle-card__kind">{t('today', { kind: riddle.kind })}</View>
      <View className="riddle-card__text" role="heading" aria-level={2}>
        {riddle.text}
      </View>
      <View
        className={classes('riddle-card__cells', length > 6 && 'riddle-card__cells--many')}
        role="img"
        aria-label={words}
      >
        {Array.from({ length }, (_, index) => (
          <View
            key={index}
            className={classes('riddle-card__cell', index === letters.length && 'riddle-card__cell--next')}
          >
            {letters[index] ?? ''}
          </View>
        ))}
      </View>
    </View>
  )
})

/** The hints that are open, and when the next one does. */
export const Hints = observer(function Hints({ riddle, onOpen }: { riddle: Riddle; onOpen: () => void }) {
  const open = riddle.hints.flatMap(({ text }, index) => (text === undefined ? [] : [{ text, number: index + 1 }]))
  const next = riddle.hints[open.length]
  return (
    <View className="riddle-hints">
      {open.map(({ text, number }) => (
        <View key={number} className="riddle-hints__one">
          <Text className="riddle-hints__name">{t('hint', { number })}</Text>
          {text}
        </View>
      ))}
      {next ? (
        <View className="riddle-hints__next">
          <Icon name="lock" size={14} />
          <Text>{` ${t('hintIn', { number: open.length + 1 })} `}</Text>
          <Countdown to={next.openAt} now={serverNow} tone="text" onEnd={onOpen} />
        </View>
      ) : null}
    </View>
  )
})

/** Letters as a small keyboard. */
export const Keyboard = observer(function Keyboard({ riddle, game }: { riddle: Riddle; game: RiddleGame }) {
  return (
    <View className="riddle-keys" role="group" aria-label={t('keyboard')}>
      {riddle.letters.map((letter) => (
        <View key={letter} className="riddle-keys__place">
          <Pressable
            className={classes('riddle-keys__key', game.letters.includes(letter) && 'riddle-keys__key--used')}
            onTap={() => game.type(letter)}
          >
            {letter}
          </Pressable>
        </View>
      ))}
      <View className="riddle-keys__place">
        <Pressable className="riddle-keys__key riddle-keys__key--erase" label={t('erase')} onTap={game.erase}>
          <Icon name="back" size={18} />
        </Pressable>
      </View>
    </View>
  )
})
