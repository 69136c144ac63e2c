import { Text, View } from '@tarojs/components'
import type { EmployeeMember } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { Icon } from '@/ui'
import { employeeWords as t } from './messages'
import { roundMoney, shownMoney } from '@/stores/money'
import { partsOf } from './rules'

const width = (percent: number) => ({ width: `${percent}%` })

/** The year's quota as one bar: bought, on its way, left. */
const Quota = observer(function Quota({ member }: { member: EmployeeMember }) {
  const parts = partsOf(member)
  return (
    <>
      <View className="employee-head__top">
        <Text className="employee-head__label">{t('left')}</Text>
        <View className="employee-head__resets">
          <Icon name="refresh" size={14} />
          <Text>{t('resets', { day: shownDay(member.resetsAt) })}</Text>
        </View>
      </View>
      <View className="employee-head__amount">{shownMoney(member.left.fen)}</View>
      <View className="employee-bar" aria-hidden>
        <View className="employee-bar__bought" style={width(parts.bought)} />
        <View className="employee-bar__waiting" style={width(parts.waiting)} />
      </View>
      <View className="employee-legend">
        <View className="employee-legend__one">
          <View className="employee-legend__mark employee-bar__bought" />
          <Text>{t('bought', { amount: roundMoney(parts.boughtFen) })}</Text>
        </View>
        <View className="employee-legend__one">
          <View className="employee-legend__mark employee-bar__waiting" />
          <Text>{t('waiting', { amount: roundMoney(parts.waitingFen) })}</Text>
        </View>
        <Text>{t('total', { amount: roundMoney(member.quota.fen) })}</Text>
      </View>
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
          <View className="employee-head__title" role="heading" aria-level={2}>
            {t(member === undefined ? 'slogan' : 'gone')}
          </View>
          <View className="employee-head__note">{t(member === undefined ? 'sloganNote' : 'goneNote')}</View>
        </>
      )}
    </View>
  )
})
