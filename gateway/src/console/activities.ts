import { groupDesk } from '../areas/groupBuy'
import { rebateDesk } from '../areas/rebate'
import { flashDesk } from '../areas/seckill'
import { employeeDesk } from '../areas/employee'
import { assistDesk } from '../areas/assist'
import { presaleDesk } from '../areas/presale'
import { subsidyDesk } from '../areas/subsidy'
import { trialDesk } from '../areas/trial'
import type { Core } from '../core/area'

/** What the desks of activities show, by the names of the console's sections. */
export const activityDesks = async (core: Core) => ({
  groups: await groupDesk(core),
  rebates: await rebateDesk(core),
  sessions: await flashDesk(core),
  employees: await employeeDesk(core),
  assists: await assistDesk(core),
  presales: await presaleDesk(core),
  trials: await trialDesk(core),
  subsidies: await subsidyDesk(core)
})
