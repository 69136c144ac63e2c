import { View } from '@tarojs/components'
import type { Trial } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError } from '@/api'
import { groupedCount } from '@/lib/counts'
import { copyText } from '@/platform/clipboard'
import { Button, Card, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { isDrawn } from '../rules'
import { call } from './calls'
import { recompute, type Checked } from './checking'
import { oneWords as t } from './messages'
import '../trial.scss'

/** Something that was published, whole, to be compared elsewhere. */
const Published = observer(function Published({ name, value }: { name: string; value: string | undefined }) {
  if (value === undefined) return null
  return (
    <View className="ui__above-2">
      <Row justify="between">
        <Text size={2} tone="ink-3">
          {name}
        </Text>
        <Pressable
          className="ui__row ui__justify-end ui__size-2 ui__tone-action ui__hit trial-published__copy"
          label={`${t('copy')} ${name}`}
          onTap={() => void copyText(value)}
        >
          {t('copy')}
        </Pressable>
      </Row>
      <Text size={1} tone="ink-2" className="trial-published__value">
        {value}
      </Text>
    </View>
  )
})

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

/** What the draw follows from, behind a line: long signs that only somebody who compares them wants. */
const Values = observer(function Values({ trial }: { trial: Trial }) {
  const { seedHash, listHash, seed, own } = trial
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Pressable
        className="ui__row ui__justify-between ui__size-3 ui__tone-ink-2 ui__above-2 ui__hit ui__wide"
        pressed={isOpen}
        onTap={() => setIsOpen(!isOpen)}
      >
        <View>{t('values')}</View>
        <Icon name={isOpen ? 'up' : 'down'} size={14} color="ink-3" />
      </Pressable>
      {isOpen ? (
        <>
          <Text size={2} tone="ink-3">
            {t('valuesNote')}
          </Text>
          <Published name={t('seedHash')} value={seedHash} />
          <Published name={t('listHash')} value={listHash} />
          <Published name={t('seed')} value={seed} />
          <Published name={t('ticket')} value={own?.ticket} />
        </>
      ) : null}
    </>
  )
})

/** What a draw is checked by, and working it out again on this device. */
export const DrawCheck = observer(function DrawCheck({ trial }: { trial: Trial }) {
  const { trialCode, seedHash, listHash, own } = trial
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
      <Values trial={trial} />
    </Card>
  )
})
