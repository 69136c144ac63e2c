import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '../../../contract'
import { moment } from '../../../domain/day'
import { couponDesk, endByHand, giveByHand } from '../areas/coupon'
import { caseDesk } from '../areas/afterSales'
import { advanceOrder, shipAtDesk, type OrderStep } from '../areas/parcel'
import { cheapenOrder, cheapenProduct } from '../areas/protection'
import { cashierView } from '../areas/payment'
import { actOnPiece, answerAsShop, QUESTION_STEPS, questionQueue, type QuestionStep } from '../areas/question'
import { sendGoods } from '../areas/exchange'
import { bookInvoice, invoiceDesk } from '../areas/invoice'
import { actOnPoints, POINT_STEPS, pointAccounts } from '../areas/points'
import { liveDesk } from '../areas/live'
import { confirmedThere, correctParcel, shippingDesk } from '../areas/shipping'
import { billDesk } from '../areas/serviceBill'
import { referralDesk } from '../areas/referral'
import { partnerDesk } from '../areas/partner'
import { roleDesk } from '../areas/role'
import { shopDesk } from '../areas/shop'
import { storyDesk } from '../areas/story'
import { actOnReview, REVIEW_STEPS, reviewQueue } from '../areas/review'
import type { Area, Core } from '../core/area'
import { newestActs } from '../core/desk'
import { invalid, notFound } from '../core/errors'
import { FAULT_KINDS, type FaultKind, type FaultPort } from '../core/wire/faults'
import { contentPolicy } from '../core/wire/headers'
import { symbolOf } from '../core/money'
import { demandStorable } from '../core/wire/validation'
import { SITE_PATH } from '../core/files/site'
import { localeOf, type Locale } from '../core/words'
import { activityDesks } from './activities'
import { addCaseApi, refundDesk } from './cases'
import { addChatApi } from './chat'
import { cashierPage, safeReturnPath } from './cashier'
import { addBillApi } from './bills'
import { addDecoration } from './decoration'
import { demandOwnName, type StartedAs } from './guard'
import { addAssistApi } from './assists'
import { addPresaleApi } from './presales'
import { addGroupApi } from './groups'
import { addRebateApi } from './rebates'
import { addLiveApi } from './live'
import { addPreviews } from './preview'
import { addPacketApi, packetSums, winners } from './packets'
import { addEmployeeApi } from './employees'
import { addEarningsApi, earningsDesk } from './earnings'
import { addFeeApi } from './fees'
import { createFaults, EVERY_ENDPOINT, faultSwitches } from './faults'
import { addReferralApi } from './referrals'
import { addPartnerApi } from './partners'
import { addRoleApi } from './roles'
import * as service from './service'
import { addSessionApi } from './sessions'
import { STAFF } from './staff'
import { addShopApi } from './shops'
import { addStoryApi } from './stories'
import { addSubsidyApi } from './subsidies'
import { addTrialApi } from './trials'
import { addWalletApi, wallets } from './wallets'

/** The console of the demonstration: its pages under /demo, its JSON under /demo/api, and the fault switches. */
export interface Console {
  faults: FaultPort
  register(app: FastifyInstance): void
}

const page = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8')
const STEPS: readonly string[] = ['ship', 'move', 'deliver', 'complete', 'expire']
/** How far the clock can be moved at once. */
const LARGEST_MOVE_MS = moment(0).add(400, 'day').valueOf()

const text = (body: unknown, name: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}
const whole = (body: unknown, name: string, fallback: number, most: number): number => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  if (value === undefined) return fallback
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most) {
    throw invalid(`${name} 不正确`, `${name} must be a whole number from 0 to ${most}`)
  }
  return value
}

/** The shopper whose orders and messages are listed; undefined: everybody's. */
const phoneOf = ({ query }: FastifyRequest): string | undefined => {
  const { phone } = query as Record<string, string | undefined>
  return phone === undefined || phone === '' ? undefined : phone
}

/** A form's fields as a query is read: one that is given twice is a list. */
function fieldsOf(form: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(form)
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const [value = '', ...more] = fields.getAll(name)
      return [name, more.length === 0 ? value : [value, ...more]]
    })
  )
}

/** Refuses what no contract describes here: text that is none, and a parameter that is given twice. */
function demandPlain(input: unknown): void {
  demandStorable(input)
  for (const [name, value] of Object.entries(input ?? {})) {
    if (Array.isArray(value)) throw invalid(`参数重复：${name}`, `The request is not valid: ${name} is given twice`)
  }
}

/** The port of a gateway that does not listen, as tests ask it: http's own. */
const NO_PORT = 80

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : NO_PORT
}

/** Returns the console of a gateway with these areas, which answers under the names in `startedAs` alone. */
export function createConsole(core: Core, areas: readonly Area[], startedAs: StartedAs): Console {
  const faults = createFaults(core.db)
  return {
    faults,
    register: (app) => {
      const previews = addPreviews(app)
      void app.register(async (scope) => {
        scope.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string', bodyLimit: 4096 },
          (_request, body, callback) => callback(null, fieldsOf(body as string))
        )
        scope.addHook('onRequest', async (request) => {
          demandOwnName(request.method, request.headers, startedAs, portOf(app))
          await core.clock.refresh()
        })
        scope.addHook('preHandler', async ({ query, params, body }) =>
          [query, params, Buffer.isBuffer(body) ? undefined : body].forEach(demandPlain)
        )
        addPages(scope, core)
        addDecoration(scope, core, {
          own: () => ownDecoration(app),
          hold: async (file) => previews.hold(await ownDecorationPath(app), file)
        })
        addRewards(scope, core)
        addOrders(scope, core)
        addShipping(scope, core)
        addCaseApi(scope, core, { text, whole })
        addBillApi(scope, core, { text })
        addReferralApi(scope, core)
        addRoleApi(scope, core)
        addPartnerApi(scope, core)
        addEarningsApi(scope, core)
        addShopApi(scope, core, { text })
        addStoryApi(scope, core, { text })
        addGroupApi(scope, core)
        addRebateApi(scope, core)
        addSessionApi(scope, core, { text, whole })
        addEmployeeApi(scope, core, { text, whole })
        addAssistApi(scope, core)
        addPresaleApi(scope, core)
        addTrialApi(scope, core)
        addSubsidyApi(scope, core, { text, whole })
        addFeeApi(scope, core, { text, whole })
        addLiveApi(scope, core, { text })
        addChatApi(scope, core, { text, whole })
        addWalletApi(scope, core, { text, whole })
        addFaults(scope, faults)
        addApi(scope, core, areas, faults)
      })
    }
  }
}

/** Where the storage host has the shop's own file. */
async function ownDecorationPath(app: FastifyInstance): Promise<string> {
  const site = await app.inject({ url: SITE_PATH })
  const { cmsDecorationUrl = '' } = site.statusCode === 200 ? site.json<{ cmsDecorationUrl?: string }>() : {}
  return `/storage/${cmsDecorationUrl.replace(/^\/+/, '')}`
}

/** The shop's own file, as the storage host gives it to everybody. */
async function ownDecoration(app: FastifyInstance): Promise<string> {
  const file = await app.inject({ url: await ownDecorationPath(app) })
  return file.statusCode === 200 ? file.body : '{}'
}

function addPages(app: FastifyInstance, core: Core): void {
  const send = (reply: FastifyReply, type: string, content: string, caching = 'no-cache'): FastifyReply =>
    reply.header('cache-control', caching).header('content-security-policy', contentPolicy([])).type(type).send(content)
  app.get('/demo', (_request, reply) => send(reply, 'text/html; charset=utf-8', page('console.html')))
  app.get('/demo/', (_request, reply) => reply.redirect('/demo'))
  app.get('/demo/console.js', (_request, reply) => send(reply, 'text/javascript; charset=utf-8', page('console.js')))
  app.get('/demo/console.css', (_request, reply) => send(reply, 'text/css; charset=utf-8', page('console.css')))
  const sendFile = (name: string, type: string) =>
    app.get(`/demo/${name}`, (_request, reply) => send(reply, `text/${type}; charset=utf-8`, page(name)))
  sendFile('shared.js', 'javascript')
  sendFile('decoration.js', 'javascript')
  sendFile('decoration.css', 'css')
  sendFile('fees.js', 'javascript')
  app.get('/demo/fees', (_request, reply) => send(reply, 'text/html; charset=utf-8', page('fees.html')))
  sendFile('chat.js', 'javascript')
  sendFile('chat.css', 'css')
  app.get('/demo/chat', (_request, reply) => send(reply, 'text/html; charset=utf-8', page('chat.html')))
  app.get('/demo/decoration', (_request, reply) => send(reply, 'text/html; charset=utf-8', page('decoration.html')))
  app.get('/demo/cashier.js', (_request, reply) => send(reply, 'text/javascript; charset=utf-8', page('cashier.js')))
  app.get('/demo/cashier.css', (_request, reply) => send(reply, 'text/css; charset=utf-8', page('cashier.css')))
  const sendCashier = async (reply: FastifyReply, paymentId: string, locale: Locale) => {
    const view = await cashierView(core.db, paymentId)
    const unheard = view !== undefined && (await service.isPaidUnheard(core.db, paymentId))
    const html = cashierPage(view, { locale, unheard, mark: symbolOf(core.site) })
    // a returning reader sees what became of the payment, not what it was
    return send(reply.status(view === undefined ? 404 : 200), 'text/html; charset=utf-8', html, 'no-store')
  }
  app.get('/demo/cashier', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>
    const locale = localeOf(query['lang'] ?? request.headers['accept-language'])
    return sendCashier(reply, query['paymentId'] ?? '', locale)
  })
  app.post('/demo/cashier', async (request, reply) => {
    const view = await cashierView(core.db, text(request.body, 'paymentId'))
    if (view === undefined) throw notFound('payment.missing', '支付单不存在', 'We can’t find that payment')
    const result = cashierResult(text(request.body, 'result'))
    const { done, status } = await service.decidePayment(core, view.paymentId, result)
    // decided otherwise while this page stood open: it says how; the same word twice goes on as the first did
    if (!done && status !== result) {
      const lang = localeOf(text(request.body, 'lang') || request.headers['accept-language'])
      return reply.redirect(`/demo/cashier?${new URLSearchParams({ paymentId: view.paymentId, lang }).toString()}`, 303)
    }
    return reply.redirect(safeReturnPath(view.returnPath), 303)
  })
}

function cashierResult(result: string): service.CashierResult {
  const cashierResult = service.CASHIER_RESULTS.find((name) => name === result)
  if (cashierResult === undefined)
    throw invalid('支付结果不正确', `result must be one of ${service.CASHIER_RESULTS.join(', ')}`)
  return cashierResult
}

type Faults = ReturnType<typeof createFaults>

/** What coupons, points and exchanged goods can be made to do. */
function addRewards(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/coupons', async (request) => {
    const [phone, couponCode] = [text(request.body, 'phone'), text(request.body, 'couponCode')]
    await giveByHand(core, STAFF, { phone, couponCode })
    return { done: true }
  })
  app.post('/demo/api/coupons/:userCouponId/expire', async (request) => {
    const { userCouponId = '' } = request.params as Record<string, string>
    await endByHand(core, STAFF, userCouponId)
    return { done: true }
  })
  app.post('/demo/api/points/:userId/:step', async (request) => {
    const { userId = '', step = '' } = request.params as Record<string, string>
    const pointStep = POINT_STEPS.find((name) => name === step)
    if (pointStep === undefined) throw invalid('操作不存在', `step must be one of ${POINT_STEPS.join(', ')}`)
    await actOnPoints(core, STAFF, { userId, step: pointStep })
    return { done: true }
  })
  app.post('/demo/api/invoices/:invoiceCode/book', async (request) => {
    const { invoiceCode = '' } = request.params as Record<string, string>
    await bookInvoice(core, STAFF, invoiceCode)
    return { done: true }
  })
  app.post('/demo/api/exchanges/send', async () => ({ sent: await sendGoods(core, STAFF) }))
}

/** What can be done with an order in place of the warehouse, the carrier, time and the staff who set prices. */
function addOrders(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/orders/:orderCode/cheapen', async (request) => {
    const { orderCode = '' } = request.params as Record<string, string>
    await cheapenOrder(core, STAFF, orderCode)
    return { done: true }
  })
  app.post<{ Params: { skuCode: string } }>('/demo/api/products/:skuCode/cheapen', async ({ params }) => {
    await cheapenProduct(core, STAFF, params.skuCode)
    return { done: true }
  })
  app.post('/demo/api/orders/:orderCode/:step', async (request) => {
    const { orderCode = '', step = '' } = request.params as Record<string, string>
    if (!STEPS.includes(step)) throw invalid('操作不存在', `step must be one of ${STEPS.join(', ')}`)
    if (step === 'ship') await shipAtDesk(core, STAFF, orderCode)
    else await advanceOrder(core, orderCode, step as OrderStep)
    return { done: true }
  })
}

/** Reports to the messaging platform of goods that left, and its own messages. */
function addShipping(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/shipping/:paymentId/received', async (request) => {
    const { paymentId = '' } = request.params as Record<string, string>
    return { completed: await confirmedThere(core, paymentId) }
  })
  app.post('/demo/api/orders/:orderCode/correct', async (request) => {
    const { orderCode = '' } = request.params as Record<string, string>
    const trackingNo = text(request.body, 'trackingNo')
    if (!/^[A-Za-z0-9]{6,32}$/.test(trackingNo)) throw invalid('运单号不正确', 'trackingNo must be letters and digits')
    await correctParcel(core, STAFF, { orderCode, trackingNo })
    return { done: true }
  })
}

/** The demonstration's address for the caller; `demandOwnName` holds the host to the gateway's own names. */
const addressOf = ({ protocol, headers }: FastifyRequest): string => `${protocol}://${headers.host ?? ''}`

/** Replies of the gateway that go wrong for a while. */
function addFaults(app: FastifyInstance, faults: Faults): void {
  app.post('/demo/api/faults', async (request) => {
    const endpoint = text(request.body, 'endpoint') || EVERY_ENDPOINT
    const kind = text(request.body, 'kind')
    if (endpoint !== EVERY_ENDPOINT && !Object.hasOwn(contract, endpoint))
      throw invalid('接口不存在', 'There is no such endpoint')
    if (!(FAULT_KINDS as readonly string[]).includes(kind)) {
      throw invalid('故障类型不正确', `kind must be one of ${FAULT_KINDS.join(', ')}`)
    }
    const fault = {
      endpoint,
      kind: kind as FaultKind,
      delayMs: whole(request.body, 'delayMs', 3000, 120_000),
      remaining: whole(request.body, 'remaining', 1, 10_000)
    }
    await faults.set(fault)
    return fault
  })
  app.delete('/demo/api/faults', async (request) => {
    await faults.clear((request.query as Record<string, string | undefined>)['endpoint'])
    return { done: true }
  })
}

function addApi(app: FastifyInstance, core: Core, areas: readonly Area[], faults: Faults): void {
  app.get('/demo/api/state', async (request) => ({
    now: core.clock.now(),
    aheadMs: core.clock.now() - Date.now(),
    outbox: await service.outbox(core.db, addressOf(request), phoneOf(request)),
    orders: await service.newestOrders(core.db, phoneOf(request)),
    cases: await caseDesk(core.db),
    refunds: await refundDesk(core),
    reviews: await reviewQueue(core.db),
    questions: await questionQueue(core.db),
    stories: await storyDesk(core),
    ...(await activityDesks(core)),
    winners: await winners(core),
    packets: await packetSums(core),
    coupons: await couponDesk(core),
    points: await pointAccounts(core.db),
    live: await liveDesk(core),
    bills: await billDesk(core),
    roles: await roleDesk(core),
    referrals: await referralDesk(core),
    partners: await partnerDesk(core),
    earnings: await earningsDesk(core),
    shops: await shopDesk(core),
    wallets: await wallets(core),
    invoices: await invoiceDesk(core),
    shipping: await shippingDesk(core.db),
    acts: await newestActs(core.db, 30),
    faults: await faultSwitches(core.db),
    faultKinds: FAULT_KINDS,
    endpoints: [EVERY_ENDPOINT, ...Object.keys(contract)]
  }))
  app.get('/demo/api/outbox', async (request) => ({
    list: await service.outbox(
      core.db,
      addressOf(request),
      (request.query as Record<string, string | undefined>)['recipient']
    )
  }))
  app.post('/demo/api/reviews/:reviewId/:step', async (request) => {
    const { reviewId = '', step = '' } = request.params as Record<string, string>
    const reviewStep = REVIEW_STEPS.find((name) => name === step)
    if (reviewStep === undefined) throw invalid('操作不存在', `step must be one of ${REVIEW_STEPS.join(', ')}`)
    await actOnReview(core, STAFF, { reviewId, step: reviewStep, reply: text(request.body, 'reply') })
    return { done: true }
  })
  app.post('/demo/api/questions/:id/:step', async (request) => {
    const { id = '', step = '' } = request.params as Record<string, string>
    if (step === 'reply') await answerAsShop(core, STAFF, { questionId: id, typed: text(request.body, 'reply') })
    else if (Object.hasOwn(QUESTION_STEPS, step)) await actOnPiece(core, STAFF, { id, step: step as QuestionStep })
    else throw invalid('操作不存在', `step must be reply or one of ${Object.keys(QUESTION_STEPS).join(', ')}`)
    return { done: true }
  })
  addPacketApi(app, core, { text, whole })
  app.post('/demo/api/payments/:paymentId', async (request) => {
    const { paymentId = '' } = request.params as Record<string, string>
    return service.decidePayment(core, paymentId, cashierResult(text(request.body, 'result')))
  })
  app.post('/demo/api/clock', async (request) => {
    await core.clock.advance(whole(request.body, 'advanceMs', 0, LARGEST_MOVE_MS))
    for (const area of areas) await area.sweep?.(core)
    return { now: core.clock.now() }
  })
  app.post('/demo/api/reset', async () => {
    await service.resetShop(core, areas)
    faults.forget()
    return { done: true }
  })
}
