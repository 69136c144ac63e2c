import { Text, View } from '@tarojs/components'
import type { RecipeDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { canKeepAwake, keepAwake } from '@/platform/awake'
import { Card, classes, Icon, Picture, Pressable, usePageVisible } from '@/ui'
import { recipeWords } from '../messages'
import { TimerCard } from './TimerCard'

/** Keeps the screen on while its page is seen, until the cook lets go. */
const Awake = observer(function Awake() {
  const [on, setOn] = useState(true)
  const isVisible = usePageVisible()
  useEffect(() => (on && isVisible ? keepAwake() : undefined), [on, isVisible])
  if (!canKeepAwake()) return null
  return (
    <Pressable className={classes('recipe-awake', on && 'recipe-awake--on')} pressed={on} onTap={() => setOn(!on)}>
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
      <View className="recipe-steps__head">
        <View className="recipe-steps__title" role="heading" aria-level={2}>
          {recipeWords('steps')}
        </View>
        <Awake />
      </View>
      {recipe.steps.map((step, index) => {
        const over = index < done
        return (
          <View
            key={index}
            id={stepId(recipe.recipeCode, index)}
            className={classes('recipe-step', over && 'recipe-step--done', index === done && 'recipe-step--now')}
          >
            <Pressable
              className="recipe-step__number"
              pressed={over}
              label={recipeWords(over ? 'stepDone' : 'stepOpen', { step: index + 1 })}
              onTap={() => onDone(over ? index : index + 1)}
            >
              <View className="recipe-step__disc">
                {over ? <Icon name="check" size={16} /> : <Text>{index + 1}</Text>}
              </View>
            </Pressable>
            <View className="recipe-step__body">
              <View className="recipe-step__row">
                <View className="recipe-step__words">
                  <View className="recipe-step__title" role="heading" aria-level={3}>
                    {step.title}
                  </View>
                  <View className="recipe-step__text">{step.text}</View>
                </View>
                <View className="recipe-step__picture">
                  <Picture src={step.picture} alt="" ratio={1} round />
                </View>
              </View>
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
