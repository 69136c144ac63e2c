import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { Countdown, Icon, Pressable, classes } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
      <View className="ui__size-3">{t('today', { kind: riddle.kind })}</View>
      <View className="ui__size-5 ui__heavy riddle-card__text" role="heading" aria-level={2}>
        {riddle.text}
      </View>
      <View
        className={classes(
          'ui__row ui__align-stretch ui__justify-center riddle-card__cells',
          length > 6 && 'riddle-card__cells--many'
        )}
        role="img"
        aria-label={words}
      >
        {Array.from({ length }, (_, index) => (
          <View
            key={index}
            className={classes(
              'ui__row ui__justify-center ui__size-6 ui__tone-ink ui__heavy riddle-card__cell',
              index === letters.length && 'riddle-card__cell--next'
            )}
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
    <View className="ui__size-3 riddle-hints">
      {open.map(({ text, number }) => (
        <View key={number} className="ui__pad-y-1">
          <Text className="ui__tone-warm ui__bold ui__after-2">{t('hint', { number })}</Text>
          {text}
        </View>
      ))}
      {next ? (
        <Row wrap tone="ink-3" padY={1} className="riddle-hints__next">
          <Icon name="lock" size={14} />
          <Text>{` ${t('hintIn', { number: open.length + 1 })} `}</Text>
          <Countdown to={next.openAt} now={serverNow} tone="text" onEnd={onOpen} />
        </Row>
      ) : null}
    </View>
  )
})

/** Letters as a small keyboard. */
export const Keyboard = observer(function Keyboard({ riddle, game }: { riddle: Riddle; game: RiddleGame }) {
  return (
    <Row align="stretch" wrap className="riddle-keys" role="group" label={t('keyboard')}>
      {riddle.letters.map((letter) => (
        <View key={letter} className="riddle-keys__place">
          <Pressable
            className={classes(
              'ui__row ui__justify-center ui__size-5 ui__tone-ink ui__hit ui__wide riddle-keys__key',
              game.letters.includes(letter) && 'riddle-keys__key--used'
            )}
            onTap={() => game.type(letter)}
          >
            {letter}
          </Pressable>
        </View>
      ))}
      <View className="riddle-keys__place riddle-keys__place--last">
        <Pressable
          className="ui__row ui__justify-center ui__tone-ink ui__hit ui__wide riddle-keys__key riddle-keys__key--erase"
          label={t('erase')}
          onTap={game.erase}
        >
          <Icon name="erase" size={24} />
        </Pressable>
      </View>
    </Row>
  )
})
