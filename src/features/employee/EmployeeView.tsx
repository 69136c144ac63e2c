import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { BottomBar, Button, FailedState, Icon, RetryNote } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { EmployeeSkeleton } from './EmployeeSkeleton'
import { Goods } from './Goods'
import { Head } from './Head'
import { employeeWords as t } from './messages'
import { Standing } from './Standing'
import type { Employee } from './useEmployee'
import './employee.scss'

/** What one promises, and the way to what was bought. */
export const EmployeeBar = observer(function EmployeeBar() {
  return (
    <BottomBar className="employee-promise">
      <View className="ui__grow">
        <Row gap={1} size={3} tone="ink" weight="bold">
          <Icon name="shield" size={16} color="brand" />
          <Text>{t('promise')}</Text>
        </Row>
        <View className="ui__size-2 ui__tone-ink-3">{t('promiseNote')}</View>
      </View>
      <Button onTap={() => go('filterOrder', { kind: 'EMPLOYEE' })}>{t('orders')}</Button>
    </BottomBar>
  )
})

/** What stands over the goods comes with them: they would move otherwise. */
export const EmployeeView = observer(function EmployeeView({ employee }: { employee: Employee }) {
  const { standing, goods, member, kind, taking } = employee
  if (stores.session.loggedIn && standing.status === 'failed' && standing.data === undefined)
    return <FailedState error={standing.error} onRetry={() => void employee.reload()} />
  const first = goods.status === 'loading' && goods.rows.length === 0 && kind === 'all'
  const isPending = stores.session.loggedIn && standing.status === 'loading' && standing.data === undefined
  if (first || taking || isPending) return <EmployeeSkeleton />
  return (
    <>
      {stores.session.loggedIn && standing.status === 'failed' ? (
        <RetryNote onRetry={() => void employee.reload()} />
      ) : null}
      <Head member={member} />
      <View className="employee-standing">
        <Standing employee={employee} />
      </View>
      <Goods employee={employee} />
    </>
  )
})
