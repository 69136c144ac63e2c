import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes, Icon } from '@/ui'
import { partnerWords as t } from './messages'
import './partner.scss'

const steps = ['step1', 'step2', 'step3'] as const

/** Which of the three steps this is. */
export const Steps = observer(function Steps({ now }: { now: 1 | 2 | 3 }) {
  return (
    <View
      className="partner-steps"
      role="img"
      aria-label={`${t('stepNow', { step: now })}，${t(steps[now - 1] ?? 'step1')}`}
    >
      {steps.map((words, at) => (
        <View
          key={words}
          className={classes(
            'partner-step',
            at + 1 < now && 'partner-step--done',
            at + 1 === now && 'partner-step--now'
          )}
        >
          <View className="partner-step__dot">
            {at + 1 < now ? <Icon name="check" size={14} color="white" /> : <Text>{at + 1}</Text>}
          </View>
          <Text>{t(words)}</Text>
        </View>
      ))}
    </View>
  )
})
