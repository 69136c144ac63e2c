import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useShareCard } from '@/features/share'
import {
  mayWrite,
  OthersCard,
  OwnStoryCard,
  StoryHead,
  StorySkeleton,
  storySubject,
  storyWords,
  useOthers,
  useStory,
  WritingScreen
} from '@/features/story'
import { definePage } from '@/page'
import { go } from '@/routes'
import { EmptyState, Screen, StateView } from '@/ui'

/** The campaign for those who have had an appliance for thirty years: telling, one's own story, and those of others. */
const MyStory = observer(function MyStory() {
  const { campaign, own, loggedIn, missing, reload } = useStory()
  const others = useOthers()
  // who logs in while writing goes on writing
  const [openedOut] = useState(!loggedIn)
  const { data } = campaign
  useShareCard(storySubject(data))
  const refresh = () => Promise.all([reload(), others.list.reload()])
  const isKnown = !loggedIn || own.data !== undefined || (openedOut && own.status !== 'failed')
  const story = loggedIn ? own.data?.story : undefined
  const common = { onReachBottom: others.loadMore, onPullRefresh: refresh }
  const othersCard = <OthersCard list={others.list} total={others.total} all={others.all} onAll={others.onAll} />
  if (data !== undefined && isKnown && data.state === 'OPEN' && mayWrite(story)) {
    return (
      <WritingScreen
        key={story === undefined ? 'new' : `${story.storyId} ${story.sentAt} ${story.state}`}
        {...common}
        campaign={data}
        story={story}
        shownAs={loggedIn ? own.data?.shownAs : undefined}
        onSent={(newStory) => own.replace({ shownAs: own.data?.shownAs ?? newStory.author, story: newStory })}
        head={<StoryHead campaign={data} />}
      >
        {othersCard}
      </WritingScreen>
    )
  }
  const remote = {
    ...(loggedIn && campaign.data !== undefined ? own : campaign),
    data: isKnown ? data : undefined,
    missing,
    reload: refresh
  }
  return (
    <Screen className="my-story" {...common}>
      <StateView
        remote={remote}
        missing={
          <EmptyState
            drawing="lost"
            title={storyWords('missing')}
            note={storyWords('missingNote')}
            action={{ label: storyWords('toHome'), onTap: () => go('index') }}
          />
        }
      >
        {(storyCampaign) => (
          <>
            <StoryHead campaign={storyCampaign} />
            {story === undefined ? null : <OwnStoryCard story={story} campaign={storyCampaign} />}
            {othersCard}
          </>
        )}
      </StateView>
    </Screen>
  )
})

export default definePage('myStory', {
  body: () => <MyStory />,
  skeleton: <StorySkeleton />,
  screen: { className: 'my-story' }
})
