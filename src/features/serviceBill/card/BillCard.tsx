import { View } from '@tarojs/components'
import type { ServiceBill } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Picture, Pressable, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { billWords as t } from '../messages'
import { applianceWords, isOver, sayBill, stateTag, stateWords, workWords } from '../words'
import { Steps } from './Steps'
import '../bill.scss'

/** A bill of a list: what comes next, its appliance, and how far it is. A tap opens it. */
export const BillCard = observer(function BillCard({ bill, onTap }: { bill: ServiceBill; onTap?: () => void }) {
  const { billId, state, work, source, appliance } = bill
  return (
    <Pressable
      className="ui__below-3 ui__pad-4 ui__block ui__wide ui__left bill-card"
      role="link"
      onTap={onTap ?? (() => void go('bbcProgress', { billId }))}
    >
      <Row gap={3}>
        <View className="bill-card__picture">
          <Picture src={appliance.picture} alt="" round fit="contain" />
        </View>
        <View className="ui__grow">
          <Text weight="bold" size={4} tone="ink">
            {sayBill(bill)}
          </Text>
          <Text size={2} tone="ink-3" above={1}>
            {t('workOf', { work: workWords(work), name: applianceWords(appliance) })}
          </Text>
          {/* the steps below say the state themselves */}
          {source === 'BRAND' || isOver(state) ? (
            <View className="ui__above-1">
              <Tag kind={stateTag(state)}>{source === 'BRAND' ? t('ofBrand') : stateWords(state)}</Tag>
            </View>
          ) : null}
        </View>
      </Row>
      {isOver(state) ? null : <Steps state={state} />}
    </Pressable>
  )
})
