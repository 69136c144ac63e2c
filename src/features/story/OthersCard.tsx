import { Text, View } from '@tarojs/components'
import type { Story } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { RemoteList } from '@/api'
import { groupedCount } from '@/lib/counts'
import { Card, Picture, Pressable, Sheet, Skeleton } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { PagedBody, PagedList } from '@/ui/list/PagedList'
import { Text as Words } from '@/ui/layout/Text'
import { storyWords } from './messages'
import { StoryHeart } from './StoryHeart'
import './story.scss'

/** Stories that are there before all are asked for. */
const few = 4
/** px of a whole row. */
const rowHeight = 152

const nameOf = ({ year, model }: Story): string => storyWords('of', { year, model })

/** One story: a tap reads it, and its heart stands beside. */
const Tile = observer(function Tile({ story, wide, onRead }: { story: Story; wide?: boolean; onRead: () => void }) {
  const [cover] = story.pictures
  const name = <View className="ui__size-2 ui__tone-ink-3 ui__tight ui__lines-2">{nameOf(story)}</View>
  const text = <View className="story-tile__text">{storyWords('quote', { text: story.text })}</View>
  return (
    <View className={wide ? 'story-tile story-tile--wide' : 'story-tile'} role="listitem">
      <Pressable
        className={wide ? 'ui__row ui__align-start ui__wide ui__left' : 'ui__stack ui__gap-2 ui__wide ui__left'}
        onTap={onRead}
      >
        <Row>
          {cover === undefined ? null : (
            <View className="ui__after-2 ui__fixed story-tile__picture">
              <Picture src={cover} alt="" round ground={false} />
            </View>
          )}
          {wide ? null : name}
        </Row>
        {/* beside the picture of a half it would be too narrow for a word */}
        {wide ? (
          <View className="ui__grow">
            {name}
            {text}
          </View>
        ) : (
          text
        )}
      </Pressable>
      <Row justify="between">
        <Text className="ui__size-2 ui__tone-ink-3 ui__shrinks ui__lines-1">
          {story.author}
          {story.chosen ? <Text className="ui__tone-warm ui__bold">{` ${storyWords('chosen')}`}</Text> : null}
        </Text>
        <StoryHeart story={story} />
      </Row>
    </View>
  )
})

/** A story whole, with all its photos. */
const Reading = observer(function Reading({ story }: { story: Story }) {
  return (
    <View className="story-reading">
      <Words size={3} tone="ink-3">
        {nameOf(story)}
      </Words>
      <Words size={4} tone="ink" above={2} className="story-words">
        {story.text}
      </Words>
      {story.pictures.map((picture, index) => (
        <View key={index} className="ui__above-3">
          <Picture
            src={picture}
            alt={storyWords('pictureOf', { author: story.author, at: index + 1 })}
            fit="contain"
            ratio={0.75}
            round
          />
        </View>
      ))}
      <StoryHeart story={story} />
    </View>
  )
})

interface OthersProps {
  list: RemoteList<Story>
  total: number
  /** All of them, and not only a few. */
  all: boolean
  onAll: (all: boolean) => void
}

/** Stories of others that are shown. */
export const OthersCard = observer(function OthersCard({ list, total, all, onAll }: OthersProps) {
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState<string>()
  const reading = list.rows.find(({ storyId }) => storyId === read)
  const openStory = ({ storyId }: Story) => {
    setRead(storyId)
    setOpen(true)
  }
  const waiting = (
    <Skeleton of={[['row row--gap', ['lines', 'line', 'short', 'line'], ['lines', 'line', 'short', 'line']]]} />
  )
  const empty = <View className="ui__size-3 ui__tone-ink-3 ui__center story-none">{storyWords('none')}</View>
  const more =
    list.rows.length > few
      ? {
          label: all ? storyWords('fold') : storyWords('all', { count: groupedCount(total) }),
          onTap: () => onAll(!all)
        }
      : undefined
  return (
    <Card title={storyWords('others')} className="story-others" {...(more ? { more } : {})}>
      {all ? (
        <PagedList list={list} keyOf={({ storyId }) => storyId} about={rowHeight} empty={empty} skeleton={waiting}>
          {(story) => <Tile wide story={story} onRead={() => openStory(story)} />}
        </PagedList>
      ) : (
        <PagedBody list={list} empty={empty} skeleton={waiting} foot={null}>
          <View className="story-tiles" role="list">
            {list.rows.slice(0, few).map((story) => (
              <Tile key={story.storyId} story={story} onRead={() => openStory(story)} />
            ))}
          </View>
        </PagedBody>
      )}
      <Sheet
        open={open && reading !== undefined}
        onClose={() => setOpen(false)}
        title={reading === undefined ? storyWords('others') : storyWords('reading', { author: reading.author })}
      >
        {reading === undefined ? null : <Reading story={reading} />}
      </Sheet>
    </Card>
  )
})
