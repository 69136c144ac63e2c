import { Text, View } from '@tarojs/components'
import type { EmployeeMember } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { Icon } from '@/ui'
import { employeeWords as t } from './messages'
import { roundMoney, shownMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { partsOf } from './rules'

const width = (percent: number) => ({ width: `${percent}%` })

/** The year's quota as one bar: bought, on its way, left. */
const Quota = observer(function Quota({ member }: { member: EmployeeMember }) {
  const parts = partsOf(member)
  return (
    <>
      <Row justify="between" wrap className="employee-head__top">
        <Text className="ui__size-3">{t('left')}</Text>
        <Row gap={1} size={2} className="employee-head__resets">
          <Icon name="refresh" size={14} />
          <Text>{t('resets', { day: shownDay(member.resetsAt) })}</Text>
        </Row>
      </Row>
      <Row align="baseline" wrap size={2}>
        <Text className="ui__heavy ui__figures ui__after-2 employee-head__amount">{shownMoney(member.left.fen)}</Text>
        <Text>{t('total', { amount: roundMoney(member.quota.fen) })}</Text>
      </Row>
      <View className="employee-bar" aria-hidden>
        <View className="employee-bar__bought" style={width(parts.bought)} />
        <View className="employee-bar__waiting" style={width(parts.waiting)} />
      </View>
      <Row align="stretch" wrap size={2} above={2} className="employee-legend">
        <Row gap={1}>
          <View className="employee-legend__mark employee-bar__bought" />
          <Text>{t('bought', { amount: roundMoney(parts.boughtFen) })}</Text>
        </Row>
        <Row gap={1}>
          <View className="employee-legend__mark employee-bar__waiting" />
          <Text>{t('waiting', { amount: roundMoney(parts.waitingFen) })}</Text>
        </Row>
      </Row>
    </>
  )
})

/** What the screen is about: what is left of the year, or what it is. */
export const Head = observer(function Head({ member }: { member: EmployeeMember | undefined }) {
  return (
    <View className="employee-head">
      {member?.inService ? (
        <Quota member={member} />
      ) : (
        <>
          <View className="ui__size-6 ui__heavy ui__pad-top-3 ui__tight" role="heading" aria-level={2}>
            {t(member === undefined ? 'slogan' : 'gone')}
          </View>
          <View className="ui__size-3 ui__above-2 ui__loose">
            {t(member === undefined ? 'sloganNote' : 'goneNote')}
          </View>
        </>
      )}
    </View>
  )
})
