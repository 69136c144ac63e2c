import { View } from '@tarojs/components'
import { useState } from 'react'
import {
  Hints,
  Keyboard,
  RecordSheet,
  RiddleCard,
  riddleWords,
  Theatre,
  Tries,
  useRiddle,
  Win
} from '@/features/riddle'
import { definePage } from '@/page'
import { go } from '@/routes'
import { BottomBar, Button, Pressable, Screen, Skeleton, StateView } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import './passwordRedEnvelop.scss'

/** Guess the password, draw a red packet: the riddle, its hints, the tries that are left, and what was drawn. */
function PasswordRedEnvelop() {
  const game = useRiddle()
  const { riddle, round, loggedIn, opening } = game
  const [isRecordOpen, setIsRecordOpen] = useState(false)
  const win = loggedIn ? round.data?.win : undefined
  const isSpent = loggedIn && round.data !== undefined && round.data.triesLeft === 0
  const isUnfilled = loggedIn && game.letters.length < (riddle.data?.length ?? 0)
  const openWords = riddleWords(loggedIn ? (isUnfilled ? 'fill' : opening ? 'opening' : 'open') : 'logIn')
  return (
    <View className={win ? 'riddle riddle--won' : 'riddle'}>
      <Screen
        onPullRefresh={game.reload}
        footer={
          riddle.data && (
            <BottomBar>
              {win ? (
                <Button block size="l" onTap={() => void go('productList', {})}>
                  {riddleWords('use')}
                </Button>
              ) : (
                <Button block size="l" busy={opening} disabled={isSpent || isUnfilled} onTap={game.guess}>
                  {isSpent ? riddleWords('noTries') : openWords}
                </Button>
              )}
            </BottomBar>
          )
        }
      >
        <StateView remote={game.remote}>
          {(data) => (
            <View>
              {loggedIn ? (
                <Row align="stretch" justify="end" padX={3} className={win ? undefined : 'riddle__over'}>
                  <Pressable
                    className="ui__row ui__size-2 ui__tone-white ui__pad-x-2 ui__hit riddle__record"
                    onTap={() => setIsRecordOpen(true)}
                  >
                    {riddleWords('record')}
                  </Pressable>
                </Row>
              ) : null}
              {win ? (
                <Win win={win} nextAt={data.endAt} reminded={round.data?.reminded === true} onRemind={game.remind} />
              ) : (
                <>
                  <Theatre maxFen={data.maxFen} opening={opening} />
                  <RiddleCard riddle={data} letters={game.letters} />
                  <View className="ui__stack ui__above-3 ui__pad-3 riddle__desk">
                    <Hints riddle={data} onOpen={() => void riddle.reload()} />
                    <Keyboard riddle={data} game={game} />
                    {round.data && loggedIn ? <Tries round={round.data} game={game} /> : null}
                    {data.winners > 0 ? (
                      <Text size={2} tone="ink-3" center padY={2}>
                        {riddleWords('winners', { count: data.winners })}
                      </Text>
                    ) : null}
                  </View>
                </>
              )}
            </View>
          )}
        </StateView>
        <RecordSheet open={isRecordOpen} onClose={() => setIsRecordOpen(false)} records={round.data?.records ?? []} />
      </Screen>
    </View>
  )
}

export default definePage('passwordRedEnvelop', {
  body: PasswordRedEnvelop,
  skeleton: (
    <Skeleton
      of={[
        ['card', 'line', 'line'],
        ['card', 'line', 'short', 'line']
      ]}
    />
  )
})
