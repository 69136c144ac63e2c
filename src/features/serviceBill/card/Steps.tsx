import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { classes } from '@/ui'
import { billWords as t } from '../messages'
import { stateWords } from '../words'
import '../bill.scss'

const steps = ['stepAccepted', 'stepAssigned', 'stepWay', 'stepWork', 'stepDone'] as const
/** How many steps lie behind each state, the one it is in among them. */
const times = new Map([
  ['SUBMITTED', 0],
  ['ACCEPTED', 1],
  ['ASSIGNED', 2],
  ['ON_THE_WAY', 3],
  ['WORKING', 4],
  ['WAIT_CONFIRM', 4],
  ['DONE', 5]
])

/** How far a bill is, as dots on a line. Nothing of one that was given up. */
export function Steps({ state }: { state: string }) {
  const time = times.get(state)
  if (time === undefined) return null
  return (
    <Row align="stretch" above={3} role="img" label={`${t('steps')} ${stateWords(state)}`}>
      {steps.map((step, index) => (
        <View
          key={step}
          className={classes(
            'ui__size-1 ui__center ui__grow bill-steps__one',
            index < time && 'bill-steps__one--past',
            index === time - 1 && 'bill-steps__one--now'
          )}
        >
          <View className="bill-steps__dot" />
          <View className="bill-steps__name">{t(step)}</View>
        </View>
      ))}
    </Row>
  )
}
