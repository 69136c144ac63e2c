import { Text, View } from '@tarojs/components'
import type { RecipeDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { canKeepAwake, keepAwake } from '@/platform/awake'
import { Card, classes, Icon, Picture, Pressable, usePageVisible } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { recipeWords } from '../messages'
import { TimerCard } from './TimerCard'

/** Keeps the screen on while its page is seen, until the cook lets go. */
const Awake = observer(function Awake() {
  const [on, setOn] = useState(true)
  const isVisible = usePageVisible()
  useEffect(() => (on && isVisible ? keepAwake() : undefined), [on, isVisible])
  if (!canKeepAwake()) return null
  return (
    <Pressable
      className={classes('ui__row ui__gap-1 ui__size-3 ui__hit recipe-awake', on && 'recipe-awake--on')}
      pressed={on}
      onTap={() => setOn(!on)}
    >
      <Icon name="eye" size={16} />
      <Text>{recipeWords(on ? 'awakeOn' : 'awakeOff')}</Text>
    </Pressable>
  )
})

/** Name of a step on the page, to be scrolled to. */
export const stepId = (recipeCode: string, step: number): string => `cook-${recipeCode}-${step}`

interface StepsProps {
  recipe: RecipeDetail
  /** How many are done. */
  done: number
  onDone: (doneCount: number) => void
}

/** What is done one after the other; a tap on a number says how far one is. */
export const Steps = observer(function Steps({ recipe, done, onDone }: StepsProps) {
  if (recipe.steps.length === 0) return null
  return (
    <Card className="recipe-steps">
      <Row wrap gap={2} justify="between" className="recipe-steps__head">
        <View className="ui__size-4 ui__tone-ink ui__bold" role="heading" aria-level={2}>
          {recipeWords('steps')}
        </View>
        <Awake />
      </Row>
      {recipe.steps.map((step, index) => {
        const over = index < done
        return (
          <View
            key={index}
            id={stepId(recipe.recipeCode, index)}
            className={classes(
              'ui__row ui__align-stretch ui__pad-y-3 recipe-step',
              over && 'recipe-step--done',
              index === done && 'recipe-step--now'
            )}
          >
            <Pressable
              className="ui__row ui__align-stretch ui__justify-center ui__pad-top-2 ui__hit recipe-step__number"
              pressed={over}
              label={recipeWords(over ? 'stepDone' : 'stepOpen', { step: index + 1 })}
              onTap={() => onDone(over ? index : index + 1)}
            >
              <Row justify="center" size={3} tone="ink-2" weight="bold" className="recipe-step__disc">
                {over ? <Icon name="check" size={16} /> : <Text>{index + 1}</Text>}
              </Row>
            </Pressable>
            <View className="ui__grow">
              <Row align="start">
                <View className="ui__grow">
                  <View
                    className="ui__size-4 ui__tone-ink ui__bold ui__tight recipe-step__title"
                    role="heading"
                    aria-level={3}
                  >
                    {step.title}
                  </View>
                  <View className="ui__size-3 ui__tone-ink-2 ui__breaks recipe-step__text">{step.text}</View>
                </View>
                <View className="ui__before-3 ui__fixed recipe-step__picture">
                  <Picture src={step.picture} alt="" ratio={1} round />
                </View>
              </Row>
              {step.seconds === undefined ? null : (
                <TimerCard recipeCode={recipe.recipeCode} step={index} title={step.title} seconds={step.seconds} />
              )}
            </View>
          </View>
        )
      })}
    </Card>
  )
})
