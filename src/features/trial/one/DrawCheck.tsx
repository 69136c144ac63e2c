import { View } from '@tarojs/components'
import type { Trial } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError } from '@/api'
import { groupedCount } from '@/lib/counts'
import { Button, Card } from '@/ui'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { LongCode } from '@/ui/text/LongCode'
import { isDrawn } from '../rules'
import { call } from './calls'
import { recompute, type Checked } from './checking'
import { oneWords as t } from './messages'
import '../trial.scss'

type State = { is: 'idle' } | { is: 'running'; percent: number } | { is: 'failed' } | { is: 'done'; checked: Checked }

const Result = observer(function Result({ checked, ticket }: { checked: Checked; ticket: string | undefined }) {
  if (checked.fault !== undefined)
    return (
      <Notice tone="sale" icon="warning" status>
        {t(`fault${checked.fault}`)}
      </Notice>
    )
  const rank = ticket === undefined ? 0 : checked.order.indexOf(ticket) + 1
  return (
    <Notice tone="ok" icon="check" status>
      <View>{t('checkOk', { count: groupedCount(checked.order.length) })}</View>
      {rank > 0 ? <View>{t('checkOwn', { ticket: ticket ?? '', rank })}</View> : null}
    </Notice>
  )
})

/** What a draw is checked by, and working it out again on this device. */
export const DrawCheck = observer(function DrawCheck({ trial }: { trial: Trial }) {
  const { trialCode, seedHash, listHash, seed, own } = trial
  const [state, setState] = useState<State>({ is: 'idle' })
  const check = async () => {
    setState({ is: 'running', percent: 0 })
    try {
      const draw = await call('GET /o2mkt-b2c/v1/product-trial/pub/draw', { query: { trialCode }, quiet: true })
      // what was shown before the draw is what it has to agree with
      const promisedDraw = { ...draw, seedHash, listHash: listHash ?? draw.listHash }
      const checked = await recompute(promisedDraw, (percent) => setState({ is: 'running', percent }))
      setState({ is: 'done', checked })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setState({ is: 'failed' })
    }
  }
  return (
    <Card title={t('check')}>
      <Text size={2} tone="ink-3">
        {t('checkNote')}
      </Text>
      {isDrawn(trial) ? (
        <View className="trial-check">
          {state.is === 'done' ? <Result checked={state.checked} ticket={own?.ticket} /> : null}
          {state.is === 'failed' ? (
            <Notice tone="warm" icon="warning" status>
              {t('checkFailed')}
            </Notice>
          ) : null}
          <Button block kind="tint" onTap={check}>
            {state.is === 'running' ? t('checking', { percent: state.percent }) : t('checkNow')}
          </Button>
        </View>
      ) : (
        <Text size={2} tone="ink-3" above={2}>
          {t('checkBefore')}
        </Text>
      )}
      <LongCode
        note={t('valuesNote')}
        codes={[
          { name: t('seedHash'), value: seedHash },
          { name: t('listHash'), value: listHash },
          { name: t('seed'), value: seed },
          { name: t('ticket'), value: own?.ticket }
        ]}
      />
    </Card>
  )
})
