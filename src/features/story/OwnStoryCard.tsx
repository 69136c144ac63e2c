import { View } from '@tarojs/components'
import type { OwnStory, StoryCampaign } from '@contract'
import { observer } from 'mobx-react-lite'
import { hasOwn } from '@/lib/json'
import { confirm, toast } from '@/platform/feedback'
import { Button, Card, Picture, type IconName } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Notice, type NoticeProps } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { useMutation } from './calls'
import { storyWords } from './messages'
import { mayHide, mayWrite } from './rules'
import { yearWords } from './StoryFacts'
import './story.scss'

const looks: Readonly<Record<OwnStory['state'], { tone: NoticeProps['tone']; icon: IconName }>> = {
  SENT: { tone: 'info', icon: 'clock' },
  SHOWN: { tone: 'ok', icon: 'check' },
  CHOSEN: { tone: 'warm', icon: 'gift' },
  REFUSED: { tone: 'sale', icon: 'warning' },
  HIDDEN: { tone: 'info', icon: 'eye' }
}

function stateWords({ state, refusedFor }: OwnStory, prize: string): string {
  if (!hasOwn(looks, state)) return storyWords('stateOther')
  if (state === 'CHOSEN') return storyWords('stateCHOSEN', { prize })
  if (state !== 'REFUSED') return storyWords(`state${state}`)
  return refusedFor === undefined ? storyWords('refused') : storyWords('stateREFUSED', { reason: refusedFor })
}

interface OwnProps {
  story: OwnStory
  campaign: StoryCampaign
}

/** What became of one's own story. */
export const StoryState = observer(function StoryState({ story, campaign }: OwnProps) {
  const { tone, icon } = hasOwn(looks, story.state) ? looks[story.state] : looks.SENT
  return (
    <Notice large status tone={tone} icon={icon} className="story-state">
      {stateWords(story, campaign.prize.title)}
      {campaign.state === 'OPEN' && mayWrite(story) ? (
        <Text size={2} tone="ink-2">
          {storyWords('mend')}
        </Text>
      ) : null}
    </Notice>
  )
})

/** One's own story that is under way, and taking the consent back. */
export const OwnStoryCard = observer(function OwnStoryCard({ story, campaign }: OwnProps) {
  const mutation = useMutation('POST /o2cum/v1/glz-store/hide')
  const hide = async () => {
    const sure = await confirm({
      title: storyWords('hideAsk'),
      content: storyWords(
        story.state === 'CHOSEN' ? 'hideChosen' : campaign.state === 'OPEN' ? 'hideNote' : 'hideOver'
      ),
      confirmText: storyWords('hide'),
      cancelText: storyWords('keep')
    })
    if (!sure) return
    const result = await mutation.send({ body: { storyId: story.storyId } })
    if (result.ok) toast(storyWords('hidden'))
  }
  return (
    <>
      <StoryState story={story} campaign={campaign} />
      <Card title={storyWords('own')}>
        <Text size={3} tone="ink-3">
          {`${story.model} · ${yearWords(story.year)}`}
        </Text>
        <Text size={4} tone="ink" above={2} className="story-words">
          {story.text}
        </Text>
        {story.pictures.length === 0 ? null : (
          <View className="story-photos">
            {story.pictures.map((picture, index) => (
              <View key={index} className="story-photo">
                <Picture src={picture} alt={storyWords('picture', { at: index + 1 })} round />
              </View>
            ))}
          </View>
        )}
        {mayHide(story) ? (
          <Row align="stretch" justify="end" above={3}>
            <Button kind="outline" size="s" onTap={hide}>
              {storyWords('hide')}
            </Button>
          </Row>
        ) : null}
      </Card>
    </>
  )
})
