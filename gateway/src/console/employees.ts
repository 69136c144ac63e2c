import type { FastifyInstance } from 'fastify'
import { closeOrdersOfLeft } from '../areas/closing'
import { dismissEmployee, endEmployeeOffer, enrolEmployee, handOutCode } from '../areas/employee'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import { asWritten } from '../core/words'
import type { Fields } from './packets'
import { STAFF } from './staff'

const DEPARTMENT = { zh: '演示部门', en: 'Demonstration' }

/** Takes employees on, lets them go, gives codes and ends offers in place of the shop's people. */
export function addEmployeeApi(
  app: FastifyInstance,
  core: Core,
  { text, whole }: Pick<Fields, 'text' | 'whole'>
): void {
  app.post('/demo/api/employees', async ({ body }) => {
    const fen = whole(body, 'yuan', 20_000, 1_000_000) * 100
    const employee = {
      employeeNo: text(body, 'employeeNo').trim(),
      phone: text(body, 'phone').trim(),
      name: asWritten(text(body, 'name').trim()),
      department: DEPARTMENT
    }
    const inviteCode = await enrolEmployee(core, STAFF, employee, { pieces: whole(body, 'pieces', 8, 999), fen })
    return { inviteCode }
  })
  app.post('/demo/api/employees/:employeeNo/:step', async ({ params }) => {
    const { employeeNo = '', step } = params as Record<string, string>
    if (step === 'code') return { inviteCode: await handOutCode(core, STAFF, employeeNo) }
    if (step !== 'dismiss') throw invalid('操作不存在', 'step must be dismiss or code')
    await dismissEmployee(core, STAFF, employeeNo)
    await closeOrdersOfLeft(core)
    return { done: true }
  })
  app.post('/demo/api/employee-offers/:offerCode/end', async ({ params }) => {
    await endEmployeeOffer(core, STAFF, (params as Record<string, string>)['offerCode'] ?? '')
    return { done: true }
  })
}
