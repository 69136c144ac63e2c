import { Text, View } from '@tarojs/components'
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
  at,
  writing
}: {
  picture: StoryPicture
  at: number
  writing: Writing
}) {
  const { progress } = writing
  const { url, filePath } = picture
  return (
    <View className="story-photo" role="listitem">
      <Picture
        src={filePath ?? url ?? ''}
        device={filePath !== undefined}
        alt={storyWords('picture', { at: at + 1 })}
        eager
        round
      />
      {url === undefined ? <Over progress={progress} /> : null}
      {at === 0 ? <Text className="story-photo__cover">{storyWords('cover')}</Text> : null}
      {progress.state === 'sending' ? null : (
        <Pressable
          className="story-photo__remove"
          label={storyWords('remove', { at: at + 1 })}
          onTap={() => writing.pictures.remove(picture.id)}
        >
          <View className="story-photo__cross">
            <Icon name="close" size={12} color="white" />
          </View>
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
        <Text className="story-note">
          {storyWords('picturesNote', { count: pictures.length, most: STORY_PICTURES })}
        </Text>
      }
    >
      <View className="story-photos" role="list">
        {pictures.map((picture, index) => (
          <Photo key={picture.id} picture={picture} at={index} writing={writing} />
        ))}
        {pictures.length < STORY_PICTURES && progress.state !== 'sending' ? (
          <View className="story-photo story-photo--add" role="listitem">
            <Pressable className="story-photo__add" onTap={() => void writing.pictures.add()}>
              <Icon name="plus" size={24} color="brand" />
              <Text>{storyWords('add')}</Text>
            </Pressable>
          </View>
        ) : null}
      </View>
      {progress.state === 'sending' ? (
        <View className="story-note" role="status">
          {storyWords('sending', { percent: progress.percent })}
        </View>
      ) : null}
    </Card>
  )
})
