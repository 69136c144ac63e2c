import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { classes, Icon } from '@/ui'
import { partnerWords as t } from './messages'
import './partner.scss'

const steps = ['step1', 'step2', 'step3'] as const

/** Which of the three steps this is; `done`: all of them are behind. */
export const Steps = observer(function Steps({ now, done = false }: { now: 2 | 3; done?: boolean }) {
  const reachedStep = done ? 4 : now
  return (
    <View
      className="partner-steps"
      role="img"
      aria-label={t('stepNow', { step: now, name: t(steps[now - 1] ?? 'step1') })}
    >
      {steps.map((words, index) => (
        <Fragment key={words}>
          {index > 0 ? (
            <View className={classes('partner-steps__line', index < reachedStep && 'partner-steps__line--done')} />
          ) : null}
          <View
            className={classes(
              'partner-step',
              index + 1 < reachedStep && 'partner-step--done',
              index + 1 === reachedStep && 'partner-step--now'
            )}
          >
            <View className="partner-step__dot">
              {index + 1 < reachedStep ? <Icon name="check" size={14} color="white" /> : <Text>{index + 1}</Text>}
            </View>
            <Text>{t(words)}</Text>
          </View>
        </Fragment>
      ))}
    </View>
  )
})
