import { View } from '@tarojs/components'
import type { Trial } from '@contract'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { shownDay, shownMinute } from '@/stores/times'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { trialWords as t } from './messages'
import './trial.scss'

const Figure = ({ value, name }: { value: string; name: string }) => (
  <View className="ui__shrinks ui__center trial-figure">
    <Text size={3} tone="ink" weight="bold" className="trial-figure__value">
      {value}
    </Text>
    <Text size={1} tone="ink-3" className="trial-figure__name">
      {name}
    </Text>
  </View>
)

/** How many pieces, how many applied, when it is drawn. */
export const TrialFigures = observer(function TrialFigures({ trial, exact }: { trial: Trial; exact?: boolean }) {
  const { pieces, applicants, drawAt } = trial
  return (
    <Row align="stretch" padY={2} className="trial-figures">
      <Figure value={groupedCount(pieces)} name={t('pieces')} />
      <Figure value={groupedCount(applicants)} name={t('applicants')} />
      <Figure value={exact ? shownMinute(drawAt) : shownDay(drawAt)} name={t('draw')} />
    </Row>
  )
})
