import { Text, View } from '@tarojs/components'
import type { Assist } from '@contract'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui'
import { assistWords as t } from './messages'
import { roundMoney } from '@/stores/money'
import { Row, Stack } from '@/ui/layout/Box'
import { partsOf } from './rules'
import './assist.scss'

interface StepsProps {
  of: Pick<Assist, 'steps' | 'soloFen'>
  /** Absent: nobody has started it. */
  helped?: number
}

/** The price without help, and at each step; with a bar of how far it is. */
export const PriceSteps = observer(function PriceSteps({ of, helped }: StepsProps) {
  const { steps, soloFen } = of
  const reachedCount = helped === undefined ? 0 : steps.filter((step) => helped >= step.helpers).length
  const parts = helped === undefined ? [] : partsOf({ steps, helped })
  return (
    <View className="assist-steps">
      {parts.length === 0 ? null : (
        <View className="ui__row ui__gap-1 ui__align-stretch ui__below-2" aria-hidden>
          {parts.map((percent, index) => (
            <View key={index} className="assist-bar__part">
              <View className="assist-bar__done" style={{ width: `${percent}%` }} />
            </View>
          ))}
        </View>
      )}
      <Row align="stretch" role="list" label={t('steps')}>
        <Stack shrinks className="assist-step" role="listitem">
          <Text className="ui__size-2 ui__tone-ink-3 ui__tight assist-step__name">{t('solo')}</Text>
          <Text className="ui__size-3 ui__tone-ink ui__bold ui__tight assist-step__price">{roundMoney(soloFen)}</Text>
        </Stack>
        {steps.map((step, index) => (
          <View
            key={index}
            role="listitem"
            className={classes(
              'ui__stack ui__shrinks assist-step',
              helped !== undefined && index === reachedCount - 1 && 'assist-step--on'
            )}
          >
            <Text className="ui__size-2 ui__tone-ink-3 ui__tight assist-step__name">
              {t('helpers', { count: step.helpers })}
            </Text>
            <Text className="ui__size-3 ui__tone-ink ui__bold ui__tight assist-step__price">
              {roundMoney(step.priceFen)}
            </Text>
          </View>
        ))}
      </Row>
    </View>
  )
})
