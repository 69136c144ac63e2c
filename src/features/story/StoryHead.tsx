import { View } from '@tarojs/components'
import type { StoryCampaign } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { ShareCorner } from '@/features/share'
import { groupedCount } from '@/lib/counts'
import { shownDay } from '@/stores/times'
import { Picture } from '@/ui'
import { Text } from '@/ui/layout/Text'
import { storyWords } from './messages'
import { storyPoster, storySubject } from './sharing'
import './story.scss'

function newsOf({ state, received, winners, startAt, announceAt }: StoryCampaign): string {
  const day = shownDay(announceAt)
  if (state === 'UPCOMING') return storyWords('upcoming', { day: shownDay(startAt) })
  if (state === 'OPEN') return storyWords('received', { count: groupedCount(received), day, winners })
  return storyWords(announceAt > serverNow() ? 'over' : 'told', { day, winners })
}

/** What the campaign says over its picture, and the prize. */
export const StoryHead = observer(function StoryHead({ campaign }: { campaign: StoryCampaign }) {
  return (
    <View className="story-head">
      <View className="story-head__stage">
        <Picture src={campaign.picture} alt="" ratio={0.757} eager ground={false} />
        <View className="story-head__words">
          <View className="story-head__title" role="heading" aria-level={2}>
            {campaign.title.map((line, index) => (
              <View key={index}>{line}</View>
            ))}
          </View>
          <Text size={3} tone="white" tight above={2} className="story-head__subtitle">
            {campaign.subtitle}
          </Text>
        </View>
        <ShareCorner subject={storySubject(campaign)} poster={storyPoster(campaign)} />
      </View>
      <View className="story-prize">
        <View className="story-prize__picture">
          <Picture src={campaign.prize.picture} alt="" eager ground={false} fit="contain" />
        </View>
        <View className="ui__grow">
          <Text size={4} tone="ink" weight="bold" tight>
            {campaign.prize.title}
          </Text>
          <Text size={2} tone="ink-3" tight>
            {newsOf(campaign)}
          </Text>
        </View>
      </View>
    </View>
  )
})
