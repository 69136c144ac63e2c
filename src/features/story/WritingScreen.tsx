import { View } from '@tarojs/components'
import type { OwnStory, StoryCampaign } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Checkbox } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'
import { storyWords } from './messages'
import { StoryState } from './OwnStoryCard'
import { StoryFacts } from './StoryFacts'
import { StoryPictures } from './StoryPictures'
import { StoryText } from './StoryText'
import { useWriting } from './useWriting'
import '@/ui/layout/layout.scss'
import './story.scss'

interface WritingScreenProps {
  campaign: StoryCampaign
  /** Was refused or taken back, and is written anew. */
  story: OwnStory | undefined
  /** The masked name; undefined while nobody is logged in. */
  shownAs: string | undefined
  onSent: (story: OwnStory) => void
  onReachBottom: () => void
  onPullRefresh: () => unknown
  head: ReactNode
  children: ReactNode
}

/** The campaign's screen for who may write: the form between what it says and what others told. */
export const WritingScreen = observer(function WritingScreen(props: WritingScreenProps) {
  const { campaign, story, shownAs } = props
  const writing = useWriting(story, props.onSent)
  const agreement = writing.field('agreed')
  const words = shownAs === undefined ? storyWords('agreeOut') : storyWords('agree', { name: shownAs })
  return (
    <FormScreen
      form={writing}
      action={story === undefined ? storyWords('send') : storyWords('resend')}
      className="my-story"
      onReachBottom={props.onReachBottom}
      onPullRefresh={props.onPullRefresh}
      aside={
        <View id={agreement.id} className="ui__grow story-agree">
          <Checkbox checked={agreement.value} onChange={agreement.onChange} label={words} />
          {agreement.error === undefined ? null : (
            <View className="ui__size-2 ui__tone-sale ui__block" role="alert">
              {agreement.error}
            </View>
          )}
        </View>
      }
    >
      {props.head}
      {story === undefined ? null : <StoryState story={story} campaign={campaign} />}
      <StoryFacts writing={writing} models={campaign.models} />
      <StoryText writing={writing} hints={campaign.hints} />
      <StoryPictures writing={writing} />
      {props.children}
    </FormScreen>
  )
})
