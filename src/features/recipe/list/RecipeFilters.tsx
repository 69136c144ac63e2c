import { Text } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Chip, classes, Icon, Pressable, Sheet } from '@/ui'
import { recipeWords } from '../messages'
import { TIMES, type RecipeFilter } from '../rules'
import type { Recipes } from './useRecipes'

type Part = 'maxMinutes' | 'tasteCode' | 'level'

export const levelWords = (level: number): string =>
  recipeWords(level === 1 ? 'level1' : level === 2 ? 'level2' : 'level3')

interface Choice {
  value: string | number
  words: string
}

/** By time, taste and difficulty: a chip opens the choice, and a chosen one lets go at a tap. */
export const RecipeFilters = observer(function RecipeFilters({
  choices,
  filter,
  setFilter
}: Pick<Recipes, 'choices' | 'filter' | 'setFilter'>) {
  const [open, setOpen] = useState<Part>()
  const parts: { part: Part; title: string; any: string; options: Choice[] }[] = [
    {
      part: 'maxMinutes',
      title: recipeWords('time'),
      any: recipeWords('anyTime'),
      options: TIMES.map((count) => ({ value: count, words: recipeWords('within', { count }) }))
    },
    {
      part: 'tasteCode',
      title: recipeWords('taste'),
      any: recipeWords('anyTaste'),
      options: (choices.data?.tastes ?? []).map(({ tasteCode, name }) => ({ value: tasteCode, words: name }))
    },
    {
      part: 'level',
      title: recipeWords('level'),
      any: recipeWords('anyLevel'),
      options: [1, 2, 3].map((level) => ({ value: level, words: levelWords(level) }))
    }
  ]
  const openPart = parts.find(({ part }) => part === open)
  const choose = (part: Part, value: Choice['value'] | undefined) => {
    setOpen(undefined)
    setFilter({ ...filter, [part]: value } as RecipeFilter) // each part's options are of its own type
  }
  return (
    <Row align="stretch" gap={2} wrap className="recipe-filters" role="group" label={recipeWords('filters')}>
      {parts.map(({ part, title, options }) => {
        const option = options.find(({ value }) => value === filter[part])
        return (
          <Pressable
            key={part}
            className={classes('recipe-filters__chip', option && 'recipe-filters__chip--chosen')}
            pressed={option !== undefined}
            onTap={() => (option ? choose(part, undefined) : setOpen(part))}
          >
            <Text className="recipe-filters__words">{option?.words ?? title}</Text>
            <Icon name={option ? 'close' : 'down'} size={14} />
          </Pressable>
        )
      })}
      <Sheet open={open !== undefined} onClose={() => setOpen(undefined)} title={openPart?.title ?? ''}>
        <Row align="stretch" wrap className="recipe-filters__choices">
          {openPart ? (
            <Chip selected={filter[openPart.part] === undefined} onTap={() => choose(openPart.part, undefined)}>
              {openPart.any}
            </Chip>
          ) : null}
          {openPart?.options.map(({ value, words }) => (
            <Chip key={value} selected={filter[openPart.part] === value} onTap={() => choose(openPart.part, value)}>
              {words}
            </Chip>
          ))}
        </Row>
      </Sheet>
    </Row>
  )
})
