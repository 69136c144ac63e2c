import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { addFen } from '@domain/money/money'
import { orderTransitions } from '@domain/orders/order'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { askToSubscribe } from '@/features/moment'
import { shownMoney } from '@/stores/money'
import { Button, Icon, Pressable, Sheet, Skeleton, StateView, classes } from '@/ui'
import { Notice } from '@/ui/layout/Notice'
import { useQuery } from './calls'
import { orderWords } from '../messages'
import { performCancel, type ActedOrder } from './perform'
import './CancelSheet.scss'

interface CancelSheetProps {
  order: ActedOrder
  open: boolean
  onClose: () => void
}

/** An order that can still be paid was not: nothing goes back. */
const wasPaid = ({ status }: ActedOrder): boolean => orderTransitions[status].PAY === undefined

const Reasons = observer(function Reasons(props: {
  reasons: ReturnType<typeof listOf>
  chosen?: string
  onChoose: (reasonCode: string) => void
}) {
  return (
    <View role="radiogroup" aria-label={orderWords('cancelAsk')}>
      {props.reasons.map(({ reasonCode, text }) => {
        const isChecked = reasonCode === props.chosen
        return (
          <Pressable
            key={reasonCode}
            className="ui__row ui__justify-between ui__wide ui__left cancel-sheet__reason"
            role="radio"
            checked={isChecked}
            onTap={() => props.onChoose(reasonCode)}
          >
            <Text className="ui__tone-ink ui__after-3 ui__shrinks">{text}</Text>
            <View
              className={classes(
                'ui__row ui__justify-center ui__fixed cancel-sheet__dot',
                isChecked && 'cancel-sheet__dot--on'
              )}
            >
              {isChecked ? <Icon name="check" size={14} color="white" /> : null}
            </View>
          </Pressable>
        )
      })}
    </View>
  )
})

const listOf = ({ list }: DataOf<'GET /o2ord-b2c/v1/order-trades/cancel-reason'>) => list

/** Asks why, says what happens to the money, and cancels. The choice stays when it could not be done. */
export const CancelSheet = observer(function CancelSheet({ order, open, onClose }: CancelSheetProps) {
  const reasons = useQuery('GET /o2ord-b2c/v1/order-trades/cancel-reason', { pick: listOf })
  const [selection, setSelection] = useState<string>()
  useEffect(() => {
    if (!open) setSelection(undefined)
  }, [open])
  const { cancelsWith = [], presale: { depositFen } = { depositFen: 0 } } = order
  const backFen = addFen(order.payFen, -(order.refundFen ?? 0), ...cancelsWith.map((other) => other.backFen))
  const amount = shownMoney(backFen)
  const shops = cancelsWith.map(({ shopName }) => shopName).join(orderWords('listSeparator'))
  const submit = async () => {
    if (selection === undefined) return
    // the messages are about what follows, so they are allowed first
    await askToSubscribe(wasPaid(order) ? 'CANCEL_PAID' : 'CANCEL_UNPAID')
    if (await performCancel(order, selection)) onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={orderWords(order.status === 'WAIT_BALANCE' ? 'giveUp' : 'cancelTitle')}
      footer={
        <Button block size="m" disabled={selection === undefined} onTap={submit}>
          {orderWords(
            selection === undefined ? 'cancelAsk' : order.status === 'WAIT_BALANCE' ? 'giveUpNow' : 'cancelNow'
          )}
        </Button>
      }
    >
      <Notice icon="info" className="cancel-sheet__note">
        {order.status === 'WAIT_BALANCE'
          ? orderWords('forfeitNote', { amount: shownMoney(depositFen) })
          : wasPaid(order)
            ? orderWords('cancelPaidNote', { amount })
            : orderWords('cancelUnpaidNote')}
      </Notice>
      {cancelsWith.length > 0 ? (
        <Notice icon="info" className="cancel-sheet__note">
          {orderWords('cancelWith', { shops })}
        </Notice>
      ) : null}
      <StateView
        remote={reasons}
        skeleton={<Skeleton of={[['column', 'line 60%', 'line 40%', 'line 52%', 'line 46%']]} />}
      >
        {(list) => <Reasons reasons={list} chosen={selection} onChoose={setSelection} />}
      </StateView>
    </Sheet>
  )
})
