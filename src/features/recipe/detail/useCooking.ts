import type { RecipeDetail } from '@contract'
import { useEffect } from 'react'
import { toast } from '@/platform/feedback'
import { scrollToElement } from '@/platform/scroll'
import { usePageVisible } from '@/ui'
import { barMeasures } from '@/ui/screen/barMeasures'
import { recipeWords } from '../messages'
import { kitchen } from '../timers/timers'
import { stepId } from './Steps'

/** px between the bar and a step that is scrolled to. */
const above = 12
/** px of a bar where the host draws none over the page. */
const plainBar = 44

/** For how many it is cooked and how far one is; a reload finds both again. Read inside an `observer`. */
export function useCooking(recipe: RecipeDetail | undefined) {
  const isVisible = usePageVisible()
  useEffect(() => {
    if (!isVisible) return
    return kitchen().watch()
  }, [isVisible])
  const recipeCode = recipe?.recipeCode ?? ''
  const progress = kitchen().progressOf(recipeCode)
  const persons = progress?.persons ?? recipe?.persons ?? 1
  const steps = recipe?.steps.length ?? 0
  const done = Math.min(progress?.done ?? 0, steps)
  const show = (step: number) => {
    const { top, height } = barMeasures()
    scrollToElement(stepId(recipeCode, step), top + (height || plainBar) + above)
  }
  const setDone = (next: number) => {
    kitchen().note(recipeCode, persons, next)
    if (next === steps) toast(recipeWords('finished'))
    else show(next)
  }
  return { persons, done, show, setDone, setPersons: (count: number) => kitchen().note(recipeCode, count, done) }
}

export type Cook = ReturnType<typeof useCooking>
