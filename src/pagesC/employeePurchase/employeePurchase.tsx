import { observer } from 'mobx-react-lite'
import { EmployeeBar, EmployeeSkeleton, EmployeeView, useEmployee } from '@/features/employee'
import { definePage } from '@/page'
import { Screen } from '@/ui'

/** What an employee and their family may buy, and at which price. */
const EmployeePurchase = observer(function EmployeePurchase() {
  const employee = useEmployee()
  return (
    <Screen
      tone="brand"
      onPullRefresh={employee.reload}
      onReachBottom={() => void employee.goods.loadMore()}
      {...(employee.member === undefined ? {} : { footer: <EmployeeBar /> })}
    >
      <EmployeeView employee={employee} />
    </Screen>
  )
})

export default definePage('employeePurchase', {
  body: () => <EmployeePurchase />,
  skeleton: <EmployeeSkeleton />,
  screen: { tone: 'brand', className: 'employee-page' }
})
