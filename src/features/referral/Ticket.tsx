import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { roundMoney } from '@/stores/money'
import { stores } from '@/stores'
import { Icon } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { referralWords as t } from './messages'
import type { Terms } from './useReferral'
import './referral.scss'

interface TicketProps {
  terms: Terms
  /** Who sends it. */
  from: string
  /** The code to scan, on a bound employee's own; others see what it is like. */
  code?: ReactNode
}

/** The card that friends are sent. */
export const Ticket = observer(function Ticket({ terms, from, code }: TicketProps) {
  return (
    <View className="ui__tone-ink-2 ui__center referral-ticket">
      <Stack align="center" gap={1} pad={code === undefined ? 4 : 2} className="referral-ticket__top">
        <View className="ui__size-2 ui__tone-ink ui__heavy ui__loose">{stores.site.shopName}</View>
        <Icon name="gift" size={32} />
      </Stack>
      <View className="ui__pad-2">
        <View className="referral-ticket__from">{from}</View>
        <View className="ui__size-2 ui__tone-sale-deep referral-ticket__gift">
          <Text className="ui__heavy ui__after-1 referral-ticket__sum">{roundMoney(terms.invitedFen)}</Text>
          <Text>{t('giftNote')}</Text>
        </View>
        {code === undefined ? null : (
          <>
            <Row align="stretch" justify="center" className="referral-ticket__code">
              {code}
            </Row>
            <View className="referral-ticket__scan">{t('scan')}</View>
          </>
        )}
      </View>
    </View>
  )
})
