import type { FastifyInstance } from 'fastify'
import { feeDesk, setFee, writeBill } from '../areas/fee'
import { FEE_WORKS, isRegionClass } from '../../../domain/aftersale/serviceFee'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import type { Fields } from './packets'
import { DESK } from './staff'

/** Fen of the dearest fee that is set here. */
const DEAREST = 10_000_000
const MOST_PIECES = 99

/** Sets what service will cost, and writes what a visit cost. */
export function addFeeApi(app: FastifyInstance, core: Core, { text, whole }: Fields): void {
  const workOf = (body: unknown) => {
    const work = FEE_WORKS.find((name) => name === text(body, 'work'))
    if (work === undefined) throw invalid('没有这种服务', `work must be one of ${FEE_WORKS.join(', ')}`)
    return work
  }
  app.get('/demo/api/fees', async () => ({ now: core.clock.now(), list: await feeDesk(core) }))
  app.post('/demo/api/fees', async ({ body }) => {
    const regionClass = whole(body, 'regionClass', 0, 3)
    if (!isRegionClass(regionClass)) throw invalid('没有这种地区', 'regionClass must be 1, 2 or 3')
    const validFrom = text(body, 'validFrom')
    if (!/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(validFrom))
      throw invalid('日期不正确', 'validFrom must be a day, YYYY-MM-DD')
    await setFee(core, DESK, {
      kindCode: text(body, 'kindCode'),
      work: workOf(body),
      itemCode: text(body, 'itemCode'),
      regionClass,
      validFrom,
      fen: whole(body, 'fen', 0, DEAREST)
    })
    return { done: true }
  })
  app.post('/demo/api/fees/bills', ({ body }) =>
    writeBill(core, DESK, {
      kindCode: text(body, 'kindCode'),
      work: workOf(body),
      regionCode: text(body, 'regionCode'),
      lines: [{ itemCode: text(body, 'itemCode'), count: whole(body, 'count', 1, MOST_PIECES) }]
    })
  )
}
