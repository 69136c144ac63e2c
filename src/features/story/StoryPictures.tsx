import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { STORY_PICTURES } from '@domain/content/story'
import { observer } from 'mobx-react-lite'
import { Card, Icon, Picture, Pressable } from '@/ui'
import { storyWords } from './messages'
import type { StoryPicture } from './rules'
import type { Sending, Writing } from './useWriting'
import './story.scss'

/** How far a photo is that was not sent before. */
function Over({ progress }: { progress: Sending }) {
  if (progress.state === 'idle') return null
  return (
    <View className="story-photo__over" aria-hidden>
      {progress.state === 'failed' ? (
        <Text>{storyWords('notSent')}</Text>
      ) : (
        <>
          <Text>{`${progress.percent}%`}</Text>
          <View className="story-photo__bar">
            <View className="story-photo__done" style={{ width: `${progress.percent}%` }} />
          </View>
        </>
      )}
    </View>
  )
}

const Photo = observer(function Photo({
  picture,
  index,
  writing
}: {
  picture: StoryPicture
  index: number
  writing: Writing
}) {
  const { progress } = writing
  const { url, filePath } = picture
  return (
    <View className="story-photo" role="listitem">
      <Picture
        src={filePath ?? url ?? ''}
        device={filePath !== undefined}
        alt={storyWords('picture', { at: index + 1 })}
        eager
        round
      />
      {url === undefined ? <Over progress={progress} /> : null}
      {index === 0 ? <Text className="ui__size-1 ui__tone-white story-photo__cover">{storyWords('cover')}</Text> : null}
      {progress.state === 'sending' ? null : (
        <Pressable
          className="ui__row ui__align-start ui__justify-end story-photo__remove"
          label={storyWords('remove', { at: index + 1 })}
          onTap={() => writing.pictures.remove(picture.id)}
        >
          <Row justify="center" className="story-photo__cross">
            <Icon name="close" size={12} color="white" />
          </Row>
        </Pressable>
      )}
    </View>
  )
})

/** Photos that stay on the device until the story goes, and then go together. */
export const StoryPictures = observer(function StoryPictures({ writing }: { writing: Writing }) {
  const { pictures } = writing.values
  const { progress } = writing
  return (
    <Card
      title={storyWords('pictures')}
      className="story-pictures"
      extra={
        <Text className="ui__size-2 ui__tone-ink-3 ui__figures ui__fixed">
          {storyWords('picturesNote', { count: pictures.length, most: STORY_PICTURES })}
        </Text>
      }
    >
      <View className="story-photos" role="list">
        {pictures.map((picture, index) => (
          <Photo key={picture.id} picture={picture} index={index} writing={writing} />
        ))}
        {pictures.length < STORY_PICTURES && progress.state !== 'sending' ? (
          <View className="story-photo story-photo--add" role="listitem">
            <Pressable
              className="ui__stack ui__align-center ui__justify-center ui__size-2 ui__tone-action ui__center ui__grow story-photo__add"
              onTap={() => void writing.pictures.add()}
            >
              <Icon name="plus" size={24} color="brand" />
              <Text>{storyWords('add')}</Text>
            </Pressable>
          </View>
        ) : null}
      </View>
      {progress.state === 'sending' ? (
        <View className="ui__size-2 ui__tone-ink-3 ui__figures ui__fixed" role="status">
          {storyWords('sending', { percent: progress.percent })}
        </View>
      ) : null}
    </Card>
  )
})
