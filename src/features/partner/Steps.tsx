import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
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
    <Row
      justify="between"
      gap={2}
      hit
      className="partner-steps"
      role="img"
      label={t('stepNow', { step: now, name: t(steps[now - 1] ?? 'step1') })}
    >
      {steps.map((words, index) => (
        <Fragment key={words}>
          {index > 0 ? (
            <View className={classes('partner-steps__line', index < reachedStep && 'partner-steps__line--done')} />
          ) : null}
          <View
            className={classes(
              'ui__row ui__gap-2 ui__size-3 partner-step',
              index + 1 < reachedStep && 'partner-step--done',
              index + 1 === reachedStep && 'partner-step--now'
            )}
          >
            <Row justify="center" className="partner-step__dot">
              {index + 1 < reachedStep ? <Icon name="check" size={14} color="white" /> : <Text>{index + 1}</Text>}
            </Row>
            <Text>{t(words)}</Text>
          </View>
        </Fragment>
      ))}
    </Row>
  )
})
