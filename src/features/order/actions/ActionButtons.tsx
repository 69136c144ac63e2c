import { Text, View } from '@tarojs/components'
import { allowedActions, wantedAction, type OrderAction } from '@domain/orders/order'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { systemInfo } from '@/platform/system'
import { Button, Countdown, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { orderWords } from '../messages'
import { splitActions } from '../rules'
import { askOrdersAnew } from '../shown'
import type { ActedOrder } from './perform'
import type { OrderActions } from './useOrderActions'
import './ActionButtons.scss'

/** What each action is called. */
const actionWords = {
  PAY: 'pay',
  ASK_FRIEND: 'askFriend',
  CONFIRM_RECEIVE: 'confirmReceive',
  REVIEW: 'review',
  SEE_REVIEWS: 'seeReviews',
  TRACK: 'track',
  CHANGE_ADDRESS: 'changeAddress',
  CANCEL: 'cancel',
  BUY_AGAIN: 'buyAgain',
  AFTER_SALE: 'afterSale',
  INVOICE: 'invoice',
  DELETE: 'remove'
} as const satisfies Record<OrderAction, string>

/** What it is called for one order: of a presale each part by its name. */
export function sayAction(action: OrderAction, { status, presale }: Pick<ActedOrder, 'status' | 'presale'>): string {
  if (presale && action === 'PAY') return orderWords(status === 'WAIT_BALANCE' ? 'payBalance' : 'payDeposit')
  return orderWords(status === 'WAIT_BALANCE' && action === 'CANCEL' ? 'giveUp' : actionWords[action])
}

/** px; three buttons of four characters fit from here. */
const roomForThree = 360

/** English words are longer: the third goes behind «more» as it does on a small phone. */
const mostButtons = (): number => (currentLocale() === 'zh-CN' && systemInfo().windowWidth >= roomForThree ? 3 : 2)

/** Whether there is anything to do with an order now; read inside observers. */
export const hasActions = (order: ActionButtonsProps['order']): boolean => allowedActions(order, serverNow()).length > 0

interface ActionButtonsProps {
  order: ActedOrder & { payBefore?: number }
  actions: OrderActions
  /** `bar`: at the bottom of a screen. */
  look: 'card' | 'bar'
}

/** What an order's state allows now: likeliest at the end, what it wants next filled, what there is no room for behind «more». */
export const ActionButtons = observer(function ActionButtons({ order, actions, look }: ActionButtonsProps) {
  const now = serverNow()
  // the screen of one order has lines of its own for its invoice and after-sales
  const offeredActions = allowedActions(order, now).filter(
    (action) => look === 'card' || (action !== 'INVOICE' && action !== 'AFTER_SALE')
  )
  // beside the countdown and «more» a third finds no room on any phone
  const most = offeredActions.includes('PAY') ? 2 : mostButtons()
  const { shown, rest } = splitActions(offeredActions, most)
  const mainAction = wantedAction(order, now)
  if (shown.length === 0) return null
  // a sheet of one entry asks for a tap that chooses nothing
  const only = rest.length === 1 ? rest[0] : undefined
  return (
    <View className={`order-actions order-actions--${look}`}>
      {rest.length > 0 ? (
        <Pressable
          className="ui__row ui__size-2 ui__tone-ink-3 ui__fixed order-actions__more"
          label={only ? undefined : orderWords('moreActions')}
          onTap={() => (only ? actions.run(only, order) : actions.more(order, rest))}
        >
          <Text>{only ? sayAction(only, order) : orderWords('more')}</Text>
        </Pressable>
      ) : null}
      <Row justify="end" wrap className="order-actions__buttons">
        {[...shown].reverse().map((action) => (
          <Button
            key={action}
            size="s"
            kind={action === mainAction ? 'filled' : 'outline'}
            className="order-actions__button"
            onTap={() => actions.run(action, order)}
          >
            {sayAction(action, order)}
            {action === 'PAY' && order.status === 'WAIT_PAY' && order.payBefore !== undefined ? (
              <>
                {' '}
                <Countdown tone="text" to={order.payBefore} now={serverNow} onEnd={askOrdersAnew} />
              </>
            ) : null}
          </Button>
        ))}
      </Row>
    </View>
  )
})
