import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { BottomBar, Button, Pressable, classes } from '@/ui'
import { go } from '@/routes'
import { Text } from '@/ui/layout/Text'
import { recipeWords } from '../messages'
import { clockText, leftOf } from '../rules'
import { kitchen } from '../timers/timers'
import { TimerRing } from './TimerCard'

interface CookBarProps {
  recipeCode: string
  steps: number
  done: number
  onDone: (doneCount: number) => void
  /** Shows a step of this recipe. */
  onShow: (step: number) => void
}

/** Every timer that runs, of other recipes too, and the way to the next step. */
export const CookBar = observer(function CookBar({ recipeCode, steps, done, onDone, onShow }: CookBarProps) {
  const { timers, now } = kitchen()
  const [hasBegun, setHasBegun] = useState(false)
  const begin = () => {
    setHasBegun(true)
    onShow(0)
  }
  const next = done < steps - 1 ? recipeWords('next', { step: done + 1, count: steps }) : recipeWords('finish')
  return (
    <BottomBar className="cook-bar">
      {timers.length === 0 ? null : (
        <View className="cook-bar__timers" role="group" aria-label={recipeWords('timers')}>
          {timers.map((timer) => {
            const clock = timer.rang ? recipeWords('over') : clockText(leftOf(timer, now))
            return (
              <Pressable
                key={`${timer.recipeCode} ${timer.step}`}
                className={classes(
                  'ui__row ui__after-3 ui__hit ui__left ui__fixed cook-bar__timer',
                  timer.rang && 'cook-bar__timer--over'
                )}
                label={recipeWords('left', { name: timer.title, clock })}
                onTap={() =>
                  timer.recipeCode === recipeCode
                    ? onShow(timer.step)
                    : void go('cookingRecipeDetail', { recipeCode: timer.recipeCode })
                }
              >
                <TimerRing timer={timer} />
                <View className="ui__before-2">
                  <Text size={2} tone="ink-2" lines={1} className="cook-bar__name">
                    {timer.title}
                  </Text>
                  <Text size={4} weight="heavy" figures className="cook-bar__clock">
                    {clock}
                  </Text>
                </View>
              </Pressable>
            )
          })}
        </View>
      )}
      {done === 0 && !hasBegun ? (
        <Button className="cook-bar__next" size="l" onTap={begin}>
          {recipeWords('begin')}
        </Button>
      ) : (
        <Button className="cook-bar__next" size="l" onTap={() => onDone(done < steps ? done + 1 : 0)}>
          {done < steps ? next : recipeWords('again')}
        </Button>
      )}
    </BottomBar>
  )
})
