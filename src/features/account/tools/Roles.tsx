import { View } from '@tarojs/components'
import { mayDo, type Role } from '@domain/people/role'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { shownMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { Card, Cell, Pressable } from '@/ui'
import { useQuery } from './calls'
import { toolWords } from './messages'
import '@/ui/layout/layout.scss'
import './tools.scss'

/** What a partner earned, and the way to it; others are told what a partner is. It has one height for every reader. */
export const PartnerCard = observer(function PartnerCard({ roles }: { roles: readonly Role[] | undefined }) {
  // until the roles are known, as the device knows the shopper
  const isPartner = roles ? mayDo(roles, 'PARTNER_WORK') : Boolean(stores.session.userInfo?.partnerCode)
  const { data } = useQuery('GET /o2cum/v1/partner/account', { when: isPartner, again: true })
  const sums = data && { month: shownMoney(data.monthFen), left: shownMoney(data.availableFen) }
  return (
    <Pressable
      className="ui__row ui__gap-3 ui__left ui__tone-warm centre-partner"
      role="link"
      onTap={() => void go(isPartner ? 'myVallet' : 'partnerNotify')}
    >
      <View className="ui__grow">
        <View className="ui__size-4 ui__bold">{toolWords('partner')}</View>
        <View className="ui__size-2 ui__loose">
          {isPartner ? toolWords('partnerSums', sums ?? { month: '–', left: '–' }) : toolWords('partnerWhy')}
        </View>
      </View>
      <View className="ui__size-3 ui__bold ui__fixed centre-partner__way">
        {toolWords(isPartner ? 'wallet' : 'partnerMore')}
      </View>
    </Pressable>
  )
})

/** What the shopper is besides, each with the way on from there; nothing for who is neither. */
export const RoleCards = observer(function RoleCards({ roles }: { roles: readonly Role[] }) {
  const manner = { again: true }
  const [isEmployee, isDealer] = [mayDo(roles, 'EMPLOYEE_CARD'), mayDo(roles, 'DEALER_CARD')]
  const employee = useQuery('GET /o2cum/v1/customer-info/employee-card', { when: isEmployee, ...manner }).data
  const dealer = useQuery('GET /o2cum/v1/customer-info/dealer-card', { when: isDealer, ...manner }).data
  if (!isEmployee && !isDealer) return null
  return (
    <Card>
      {isEmployee ? (
        <Cell
          icon="card"
          label={toolWords('employeeCard')}
          value={employee ? `${employee.department} ${employee.employeeNo}` : '–'}
          onTap={() => void go('employeePurchase')}
        />
      ) : null}
      {isDealer ? (
        <Cell
          icon="store"
          label={toolWords('dealerCard')}
          value={dealer ? toolWords('dealerSince', { day: shownDay(dealer.grantedAt) }) : '–'}
          onTap={() => void go('basicInformation')}
        />
      ) : null}
    </Card>
  )
})
