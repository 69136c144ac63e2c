import { Text } from '@tarojs/components'
import type { Assist } from '@contract'
import { observer } from 'mobx-react-lite'
import { hasOwn } from '@/lib/json'
import { go } from '@/routes'
import { BottomBar, Button } from '@/ui'
import { useAssisting } from './acting'
import { assistWords as t } from './messages'
import { roundMoney } from '@/stores/money'
import { lookOf, missing } from './rules'
import '@/ui/layout/layout.scss'
import './assist.scss'

interface AssistBarProps {
  assist: Assist
  onShare: () => void
  reload: () => unknown
}

const obstacles = { OWN: 'OWN', HELPED: 'HELPED', FULL: 'FULL', OVER: 'OVER', DAILY: 'DAILY' } as const

/** What a friend can do: help by a named button, or why they can't. */
const FriendBar = observer(function FriendBar({ assist, reload }: Omit<AssistBarProps, 'onShare'>) {
  const { help } = useAssisting(reload)
  const { obstacle, assistCode } = assist
  if (obstacle === undefined && lookOf(assist) === 'RUNNING') {
    return (
      <BottomBar className="assist-acts assist-acts--help">
        <Text className="ui__size-2 ui__tone-ink-2 ui__tight ui__grow assist-acts__why">{t('helpNote')}</Text>
        <Button block className="assist-buy" onTap={() => help(assistCode)}>
          {t('help')}
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar className="assist-acts">
      <Text className="ui__size-2 ui__tone-ink-2 ui__tight ui__grow assist-acts__why">
        {t(obstacle !== undefined && hasOwn(obstacles, obstacle) ? obstacles[obstacle] : 'OVER')}
      </Text>
      <Button onTap={() => void go('assistment', {})}>{t('own')}</Button>
    </BottomBar>
  )
})

/** What its owner can do next. */
const OwnerBar = observer(function OwnerBar({ assist, onShare, reload }: AssistBarProps) {
  const { start, buy } = useAssisting(reload)
  const { priceFen, usable, orderCode, activityCode, activityState } = assist
  const look = lookOf(assist)
  const amount = roundMoney(priceFen ?? assist.soloFen)
  if (look === 'RUNNING') {
    return (
      <BottomBar className="assist-acts">
        {usable ? (
          <Button kind="outline" onTap={() => buy(assist)}>
            {t('buyFirst', { amount })}
          </Button>
        ) : null}
        <Button block onTap={onShare}>
          {t('call', { count: missing(assist) })}
        </Button>
      </BottomBar>
    )
  }
  if (usable) {
    return (
      <BottomBar className="assist-acts">
        <Button block className="assist-buy" onTap={() => buy(assist)}>
          {t('buy', { amount })}
        </Button>
      </BottomBar>
    )
  }
  if (orderCode !== undefined) {
    return (
      <BottomBar className="assist-acts">
        <Button kind="outline" onTap={() => void go('assistment', {})}>
          {t('others')}
        </Button>
        <Button block onTap={() => void go('orderDetail', { orderCode })}>
          {t('order')}
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar className="assist-acts">
      <Button kind="outline" block={activityState !== 'OPEN'} onTap={() => void go('assistment', {})}>
        {t('others')}
      </Button>
      {activityState === 'OPEN' ? (
        <Button block onTap={() => start(activityCode, true)}>
          {t('again')}
        </Button>
      ) : null}
    </BottomBar>
  )
})

/** What is next, for its owner or a friend. */
export const AssistBar = observer(function AssistBar(props: AssistBarProps) {
  return props.assist.own ? <OwnerBar {...props} /> : <FriendBar assist={props.assist} reload={props.reload} />
})
