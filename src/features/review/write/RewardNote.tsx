import { Text, View } from '@tarojs/components'
import { REVIEW_REWARD } from '@domain/content/review'
import { observer } from 'mobx-react-lite'
import { classes, Icon } from '@/ui'
import type { UploadItem } from '@/ui/form/uploads'
import { writeWords } from './messages'
import { towardsReward } from './rules'
import './Writing.scss'

const Condition = observer(function Condition({ met, words }: { met: boolean; words: string }) {
  return (
    <View className={classes('review-reward__one', met && 'review-reward__one--met')}>
      {met ? <Icon name="check" size={14} /> : <View className="review-reward__dot" aria-hidden />}
      <Text>{words}</Text>
    </View>
  )
})

/** What earns points: each condition ticks itself off while it is written. */
export const RewardNote = observer(function RewardNote({ text, files }: { text: string; files: UploadItem[] }) {
  const { length, pictures, earned } = towardsReward(text, files)
  return (
    <View className={classes('review-reward', earned && 'review-reward--earned')}>
      <View className="review-reward__words">
        <View className="review-reward__rule">{writeWords('rewardRule', { ...REVIEW_REWARD })}</View>
        <View className="review-reward__conditions" role="status">
          <Condition
            met={length.met}
            words={
              length.met
                ? writeWords('hasLength', { count: length.has })
                : writeWords('lacksLength', { count: length.missing })
            }
          />
          <Condition
            met={pictures.met}
            words={
              pictures.met
                ? writeWords('hasPictures', { count: pictures.has })
                : writeWords('lacksPictures', { count: pictures.missing })
            }
          />
        </View>
      </View>
    </View>
  )
})
