import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Desk } from '@contract'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { Card, Icon, Pressable } from '@/ui'
import { Text } from '@/ui/layout/Text'
import { useQuery } from './calls'
import { deskWords as t } from './desk/messages'

function offerWords({ balanceFen, creditLimitFen }: Desk): string {
  const amount = shownMoney(balanceFen)
  if (creditLimitFen === 0) return t('entryBalance', { amount })
  return balanceFen > 0 ? t('entryBoth', { amount }) : t('entryMonths')
}

interface DeskWayProps {
  orderCodes: readonly string[]
  children: ReactNode
}

/**
 * The way to the brand's own desk, where the gateway offers anything there that a channel does not. What stands below waits
 * until that is known: it would move under a thumb that is on its way.
 */
export const DeskWay = observer(function DeskWay({ orderCodes, children }: DeskWayProps) {
  const { data, status } = useQuery('GET /o2ord-b2c/v1/order-trades/desk', {
    query: { orderCodes: orderCodes.join(',') },
    anew: true
  })
  if (status === 'loading' && !data) return null
  if (!data || (data.balanceFen === 0 && data.creditLimitFen === 0)) return <>{children}</>
  return (
    <>
      <Card>
        <Pressable
          className="ui__row ui__pad-y-2 ui__wide ui__left pay-channel"
          role="link"
          onTap={() => void go('glzCashierDesk', { orderCodes: [...orderCodes] }, { replace: true })}
        >
          <View className="pay-channel__icon pay-channel__icon--WECHAT">
            <Icon name="wallet" size={20} />
          </View>
          <View className="ui__pad-x-3 ui__grow">
            <Text size={4} tone="ink" tight>
              {t('entry')}
            </Text>
            <Text size={2} tone="ink-3" tight>
              {offerWords(data)}
            </Text>
          </View>
          <Icon name="right" size={14} color="ink-3" />
        </Pressable>
      </Card>
      {children}
    </>
  )
})
