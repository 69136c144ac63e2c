import type { FastifyInstance } from 'fastify'
import {
  agree,
  carry,
  carryNew,
  decide,
  hearRefund,
  inspect,
  outOfStock,
  refuse,
  sendNew,
  setReturnPlace
} from '../areas/afterSales'
import type { Core } from '../core/area'
import { hearOrderRefund, refundsUnderWay, sentRefunds } from '../areas/payment'
import { invalid } from '../core/errors'
import { asWritten } from '../core/words'
import { MINUTE_MS } from '../../../domain/spans'
import type { Fields } from './packets'
import { staffPhoto } from './photo'
import { DESK } from './staff'

const STEPS = [
  'agree',
  'refuse',
  'move',
  'sign',
  'inspect',
  'accept',
  'send-back',
  'resend',
  'no-stock',
  'move-new',
  'sign-new',
  'arrive',
  'fail'
] as const

/** Sends the goods of exchanges where nobody says otherwise. */
const CARRIER = { zh: '栖禾直送', en: 'Qihe Direct' }

/** What the shop's staff, the carrier, the brand and the provider do with a case. */
async function act(core: Core, caseCode: string, step: (typeof STEPS)[number], body: unknown, of: Fields) {
  switch (step) {
    case 'agree':
      return agree(core, DESK, caseCode)
    case 'refuse': {
      const [zh, en] = [
        of.text(body, 'reason') || '照片看不清问题',
        of.text(body, 'reasonEn') || 'The pictures show no fault'
      ]
      return refuse(core, DESK, caseCode, { zh, en })
    }
    case 'move':
    case 'sign':
      return carry(core, caseCode, step)
    case 'inspect': {
      const position = of.whole(body, 'position', 0, 1_000)
      const accepted = of.whole(body, 'accepted', -1, 99_999)
      const found = accepted < 0 ? [] : [{ position, accepted, sellable: of.whole(body, 'sellable', accepted, 99_999) }]
      const note = { zh: '到仓验收与申请不符', en: 'What came is not as it was announced' }
      const pictures = found.length === 0 ? [] : [await staffPhoto()]
      return inspect(core, DESK, caseCode, { found, note, pictures })
    }
    case 'accept':
      return decide(core, DESK, caseCode, 'ACCEPT')
    case 'send-back':
      return decide(core, DESK, caseCode, 'SEND_BACK')
    case 'resend': {
      const trackingNo = of.text(body, 'trackingNo') || `QH${caseCode.slice(-8)}`
      const name = of.text(body, 'carrier')
      return sendNew(core, DESK, caseCode, { carrier: name === '' ? CARRIER : asWritten(name), trackingNo })
    }
    case 'no-stock':
      return outOfStock(core, DESK, caseCode, { zh: '仓库里没有这一款了', en: 'The warehouse has none of it left' })
    case 'move-new':
      return carryNew(core, caseCode, 'move')
    case 'sign-new':
      return carryNew(core, caseCode, 'sign')
    case 'arrive':
      return hearRefund(core, caseCode, 'DONE')
    case 'fail':
      return hearRefund(core, caseCode, 'FAILED')
  }
}

/** After how long the sandbox's provider has sent money back, where nobody said otherwise before. */
const ARRIVES_AFTER_MS = MINUTE_MS
const AT_ONCE = 50

/** The provider's word on refunds that were sent a while ago; told again it changes nothing. */
export async function answerRefunds(core: Core): Promise<void> {
  const before = new Date(core.clock.now() - ARRIVES_AFTER_MS)
  for (const { subject, reason, refund_id: refundId } of await sentRefunds(core.db, before, AT_ONCE)) {
    if (reason === 'CANCELLED') await hearOrderRefund(core, refundId, 'DONE')
    else await hearRefund(core, subject.replace(/^case:/, ''), 'DONE')
  }
}

/** Money of cancelled orders that is not there yet. */
export const refundDesk = async ({ db }: Core) =>
  (await refundsUnderWay(db, AT_ONCE)).map((refund) => ({
    refundId: refund.refund_id,
    orderCode: refund.order_code,
    amountFen: refund.amount_fen,
    state: refund.state
  }))

export function addCaseApi(app: FastifyInstance, core: Core, of: Fields): void {
  app.post<{ Params: { refundId: string; step: string } }>('/demo/api/refunds/:refundId/:step', async ({ params }) => {
    if (params.step !== 'arrive' && params.step !== 'fail') throw invalid('操作不存在', 'step must be arrive or fail')
    return { done: await hearOrderRefund(core, params.refundId, params.step === 'arrive' ? 'DONE' : 'FAILED') }
  })
  app.post<{ Params: { shopCode: string } }>('/demo/api/return-places/:shopCode', async ({ params, body }) => {
    const [name, phone, address] = ['name', 'phone', 'address'].map((field) => of.text(body, field))
    if (!name || !phone || !address) throw invalid('请填写退货地址', 'name, phone and address are needed')
    const { shopCode } = params
    await setReturnPlace(core, DESK, {
      shopCode,
      name: { zh: name, en: name },
      phone,
      address: { zh: address, en: address }
    })
    return { done: true }
  })
  app.post<{ Params: { caseCode: string; step: string } }>(
    '/demo/api/cases/:caseCode/:step',
    async ({ params, body }) => {
      const step = STEPS.find((name) => name === params.step)
      if (step === undefined) throw invalid('操作不存在', `step must be one of ${STEPS.join(', ')}`)
      await act(core, params.caseCode, step, body, of)
      return { done: true }
    }
  )
}
