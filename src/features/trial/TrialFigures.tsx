import { View } from '@tarojs/components'
import type { Trial } from '@contract'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { shownDay, shownMinute } from '@/stores/times'
import { trialWords as t } from './messages'
import './trial.scss'

const Figure = ({ value, name }: { value: string; name: string }) => (
  <View className="trial-figure">
    <View className="trial-figure__value">{value}</View>
    <View className="trial-figure__name">{name}</View>
  </View>
)

/** How many pieces, how many applied, when it is drawn. */
export const TrialFigures = observer(function TrialFigures({ trial, exact }: { trial: Trial; exact?: boolean }) {
  const { pieces, applicants, drawAt } = trial
  return (
    <View className="trial-figures">
      <Figure value={groupedCount(pieces)} name={t('pieces')} />
      <Figure value={groupedCount(applicants)} name={t('applicants')} />
      <Figure value={exact ? shownMinute(drawAt) : shownDay(drawAt)} name={t('draw')} />
    </View>
  )
})
