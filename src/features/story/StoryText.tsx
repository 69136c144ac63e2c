import { Text } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import type { StoryCampaign } from '@contract'
import { STORY_TEXT } from '@domain/content/story'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Card, Icon, Pressable, TextArea } from '@/ui'
import { storyWords } from './messages'
import { withOpening } from './rules'
import type { Writing } from './useWriting'
import './story.scss'

const rows = 4

/** The words, with what one can begin with. */
export const StoryText = observer(function StoryText({
  writing,
  hints
}: {
  writing: Writing
  hints: StoryCampaign['hints']
}) {
  const [next, setNext] = useState(0)
  const { savedAt } = writing
  const hint = hints[next % Math.max(1, hints.length)]
  return (
    <Card
      title={storyWords('text')}
      className="story-text"
      extra={
        savedAt === undefined ? null : (
          <Row gap={1} size={2} tone="ink-3" figures fixed role="status">
            <Icon name="check" size={14} color="ok" />
            <Text>{savedAt === '' ? storyWords('saved') : storyWords('savedAt', { time: savedAt })}</Text>
          </Row>
        )
      }
    >
      <TextArea
        {...writing.field('text')}
        className="story-text__field"
        label={storyWords('text')}
        bare
        rows={rows}
        placeholder={storyWords('textHint')}
        maxLength={STORY_TEXT.most}
      />
      {hint === undefined ? null : (
        <Pressable
          className="ui__row ui__gap-1 ui__size-3 ui__tone-warm ui__hit ui__wide ui__left story-text__hint"
          onTap={() => {
            writing.change({ text: withOpening(writing.latest().text, hint.opening) })
            setNext(next + 1)
          }}
        >
          <Icon name="edit" size={14} color="warm" />
          <Text>{storyWords('stuck', { name: hint.name })}</Text>
        </Pressable>
      )}
    </Card>
  )
})
