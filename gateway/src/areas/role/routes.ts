import type { Area } from '../../core/area'
import { roleSchema } from './schema'
import * as service from './service'
import { addEmployees } from './store'

/** What shoppers are beside that: employees and dealers. */
export const roleArea: Area = {
  name: 'role',
  schema: roleSchema,
  routes: {
    'GET /o2cum/v1/customer-info/roles': (call) => service.rolesNow(call.db, call.shopper()),
    'POST /o2cum/v1/customer-info/modify-business-flag': (call) =>
      service.setBusinessFlag(call.core, call.shopper(), call.body),
    'POST /o2cum/v1/customer-info/employee-code': (call) =>
      service.sendEmployeeCode(call.core, { ...call, userId: call.shopper() }, call.body.employeeNo),
    'POST /o2cum/v1/customer-info/glzEmployeeLogin': (call) =>
      service.becomeEmployee(call.core, call.shopper(), call.body),
    'GET /o2cum/v1/customer-info/employee-card': (call) => service.employeeCard(call.db, call.shopper(), call.locale),
    'GET /o2cum/v1/customer-info/dealer-card': (call) => service.dealerCard(call.db, call.shopper())
  },
  // fictional numbers, those of the first two shoppers
  seed: ({ db }) =>
    addEmployees(db, [
      {
        employee_no: 'QH1001',
        phone: '13800006021',
        name: { zh: '林知夏', en: 'Lin Zhixia' },
        department: { zh: '厨电产品部', en: 'Kitchen products' }
      },
      {
        employee_no: 'QH1002',
        phone: '13800006022',
        name: { zh: '陈屿', en: 'Chen Yu' },
        department: { zh: '售后服务部', en: 'After-sales' }
      }
    ])
}
