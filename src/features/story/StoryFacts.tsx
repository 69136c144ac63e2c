import { View } from '@tarojs/components'
import { STORY_MODEL_LENGTH, yearsWith } from '@domain/content/story'
import { observer } from 'mobx-react-lite'
import { Button, Card, Chip, Field } from '@/ui'
import { PickField } from '@/ui/form/PickField'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { storyWords } from './messages'
import { decadesTo } from './rules'
import { thisYear } from './useStory'
import type { Writing } from './useWriting'
import './story.scss'

/** Observable: how long it has been there. */
export function yearWords(year: number): string {
  const years = yearsWith(year, thisYear())
  return years === 0 ? storyWords('yearNew', { year }) : storyWords('yearWith', { year, years })
}

/** The year it was bought in, of decades. */
const YearField = observer(function YearField({ writing }: { writing: Writing }) {
  const { year } = writing.values
  return (
    <PickField
      {...writing.mark('year')}
      label={storyWords('year')}
      value={year === 0 ? '' : yearWords(year)}
      placeholder={storyWords('yearHint')}
    >
      {(close) => (
        <View className="story-years" role="radiogroup" aria-label={storyWords('year')}>
          {decadesTo(thisYear()).map(({ decade, years }) => (
            <View key={decade} className="ui__below-3">
              <Text size={2} tone="ink-3" className="story-years__name">
                {storyWords('decade', { year: decade })}
              </Text>
              <Row align="stretch" gap={2} wrap>
                {years.map((option) => (
                  <Chip
                    key={option}
                    role="radio"
                    selected={option === year}
                    onTap={() => {
                      writing.change({ year: option })
                      close()
                    }}
                  >
                    {String(option)}
                  </Chip>
                ))}
              </Row>
            </View>
          ))}
        </View>
      )}
    </PickField>
  )
})

/** Which one it is: written, or one that many had. */
const ModelField = observer(function ModelField({ writing, models }: StoryFactsProps) {
  const { model } = writing.values
  const field = writing.field('model')
  return (
    <PickField
      {...writing.mark('model')}
      label={storyWords('model')}
      title={storyWords('modelTitle')}
      value={model.trim()}
      placeholder={storyWords('modelHint')}
      footer={(close) => (
        <Button block onTap={close}>
          {storyWords('done')}
        </Button>
      )}
    >
      {(close) => (
        <View className="ui__pad-bottom-3">
          <Field
            label={storyWords('model')}
            bare
            look="line"
            value={field.value}
            onChange={field.onChange}
            onConfirm={close}
            placeholder={storyWords('modelHint')}
            maxLength={STORY_MODEL_LENGTH}
          />
          {models.length === 0 ? null : (
            <Text size={2} tone="ink-3" className="story-years__name">
              {storyWords('modelCommon')}
            </Text>
          )}
          <Row align="stretch" gap={2} wrap>
            {models.map((option, index) => (
              <Chip
                key={index}
                selected={option === model}
                onTap={() => {
                  writing.change({ model: option })
                  close()
                }}
              >
                {option}
              </Chip>
            ))}
          </Row>
        </View>
      )}
    </PickField>
  )
})

interface StoryFactsProps {
  writing: Writing
  models: readonly string[]
}

/** When it was bought, and which one it is. */
export const StoryFacts = observer(function StoryFacts(props: StoryFactsProps) {
  return (
    <Card className="story-facts">
      <YearField writing={props.writing} />
      <ModelField {...props} />
    </Card>
  )
})
