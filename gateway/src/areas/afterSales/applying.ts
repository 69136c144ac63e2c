/** Applying for a case: checks the request against what can be claimed, and shows its amounts before it is sent. */
import { randomInt } from 'node:crypto'
import type { BodyOf, CaseDetail, DataOf } from '../../../../contract'
import {
  ANSWER_MS,
  caseReasons,
  isCaseReason,
  kindObstacle,
  type CaseReasonCode
} from '../../../../domain/aftersale/afterSale'
import { shopDay } from '../../../../domain/day'
import { tidyWritten } from '../../../../domain/written'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { say } from '../../core/words'
import { lockCustomer } from '../customer'
import * as orders from '../order'
import * as points from '../points'
import { rebatesBack } from '../rebate'
import * as wallet from '../wallet'
import { backAfter, keepsNothing, moneyOf, settle, type Piece, type Settled } from './amounts'
import { takeEvidence } from './evidence'
import { bundleChanges } from './bundles'
import { balanceOf, chosenVersion, demandNotDearer, keepWish, type Chosen } from './exchanging'
import { factsOf, hasCases, judge, type JudgedRow } from './judging'
import { demandPaidFor, giftsOf } from './gifts'
import { hold, move, tellOf } from './moving'
import { detailOf } from './service'
import { freesFreight, pay } from './settling'
import * as store from './store'
import { countOpen, returnPlaceOf } from './storeOrders'
import { toAmounts, toRow } from './view'
import * as words from './words'

type Wanted = BodyOf<'POST /o2as-b2c/v1/after/sale/apply-refundAmount'>
type Said = Pick<BodyOf<'POST /o2as-b2c/v1/after/sale/apply'>, 'text' | 'pictures' | 'video' | 'expectedFen'>
type Apply = Wanted & Said

const TEXT_LENGTH = 200

interface Checked {
  order: orders.OrderRecord
  rows: orders.OrderRowRecord[]
  pieces: Piece[]
  amounts: Settled
  reasonCode: CaseReasonCode
  /** It takes in all that is left of an order that was not sent. */
  cancels: boolean
  base: { fault: boolean; frees_freight: boolean; unsent: boolean }
  /** What an exchange is for. */
  chosen?: Chosen
}

/** The pieces of a request, each row once, and no more of it than is open. */
function piecesOf(wish: Pick<Wanted, 'rows'>, rows: readonly JudgedRow[]): { piece: Piece; of: JudgedRow }[] {
  const positions = new Set<number>()
  return wish.rows.map((piece) => {
    const of = rows.find(({ row }) => row.position === piece.position && row.gift_activity === null)
    if (!of || positions.has(piece.position)) throw words.casePieces()
    positions.add(piece.position)
    return { piece, of }
  })
}

function demandOpen(wish: Wanted, wishes: readonly { piece: Piece; of: JudgedRow }[], nowMs: number): CaseReasonCode {
  for (const { piece, of } of wishes) {
    const obstacle = kindObstacle(wish.kind, factsOf(of), nowMs)
    if (obstacle === 'OPEN_CASE' || obstacle === 'RETURNED') throw words.casePieces()
    if (obstacle) {
      const { zh, en } = words.obstacleWords[obstacle]
      throw refusal('case.kind', zh, en)
    }
    if (piece.quantity > of.row.quantity - of.row.returned - of.inCases) throw words.casePieces()
  }
  const reason = isCaseReason(wish.reasonCode) ? wish.reasonCode : undefined
  if (!reason || !caseReasons[reason].kinds.includes(wish.kind)) throw words.caseReason()
  if (wishes.some(({ of }) => of.place !== caseReasons[reason].place)) throw words.caseReason()
  // what comes back as it could not be mended comes back for its fault
  if (reason === 'NO_REASON' && wishes.some(({ of }) => (of.days?.noReasonUntil ?? 0) <= nowMs))
    throw words.caseReason()
  return reason
}

/** Holds a wish against the order as it is, and counts it. */
async function check(db: Db, shopper: Asker, wish: Wanted, order: orders.OrderRecord): Promise<Checked> {
  if (!hasCases(order)) throw orders.notAllowed()
  const judgedRows = await judge(db, [order], shopper.nowMs, wish.caseCode)
  const wishes = piecesOf(wish, judgedRows)
  const reasonCode = demandOpen(wish, wishes, shopper.nowMs)
  const own = wishes.map(({ piece }): Piece => ({ position: piece.position, quantity: piece.quantity }))
  if (wish.kind === 'EXCHANGE') return checkExchange(db, shopper, { wish, order, wishes, reasonCode })
  const { gifts: giftRows, waits } = await giftsOf(db, judgedRows, own, wish.caseCode)
  if (waits) throw words.caseGiftFirst()
  const before = await store.rowsOfCases(db, wish.caseCode === undefined ? [] : [wish.caseCode])
  const gifts = giftRows.map((row): Piece => {
    const isRow = ({ position }: { position: number }): boolean => position === row.position
    const kept = wish.gifts?.find(isRow)?.keep ?? before.some((piece) => piece.kept && isRow(piece))
    return { position: row.position, quantity: row.quantity - row.returned, kept }
  })
  const pieces = [...own, ...gifts]
  const rows = judgedRows.map(({ row }) => row)
  const { fault, place } = caseReasons[reasonCode]
  const base = { fault, frees_freight: fault || place === 'UNSENT', unsent: place === 'UNSENT' }
  const cancels = base.unsent && keepsNothing(rows, pieces)
  const amounts = settle({
    order,
    rows,
    pieces,
    freesFreight: await freesFreight(db, {
      ...base,
      order_code: order.order_code,
      ...(wish.caseCode === undefined ? {} : { case_code: wish.caseCode })
    }),
    earned: await orders.earningOf(db, order),
    balance: await points.balance(db, order.user_id),
    bundles: cancels ? [] : await bundleChanges(db, { order, rows, pieces, fault }),
    rebates: {
      backs: await rebatesBack(db, order.order_code, rows, (row) => backAfter(row, pieces)),
      balanceFen: (await wallet.available(db, order.user_id)).balanceFen
    }
  })
  demandPaidFor(giftRows, gifts, amounts.giftFen)
  return { order, rows, pieces, amounts, reasonCode, cancels, base }
}

/** The same for an exchange: of one row, for a version that is sold and not dearer. */
async function checkExchange(
  db: Db,
  shopper: Asker,
  of: { wish: Wanted; order: orders.OrderRecord; wishes: { piece: Piece; of: JudgedRow }[]; reasonCode: CaseReasonCode }
): Promise<Checked> {
  const { wish, order, wishes, reasonCode } = of
  const [only, more] = wishes
  if (!only || more) throw words.casePieces()
  const version = await chosenVersion(db, shopper, only.of.row, wish.skuCode)
  const rows = await orders.rowsOf(db, [order.order_code])
  const pieces = [{ position: only.piece.position, quantity: only.piece.quantity }]
  const amounts = await balanceOf(db, { order, rows, pieces }, version.priceFen)
  demandNotDearer(amounts)
  const { fault } = caseReasons[reasonCode]
  const base = { fault, frees_freight: fault, unsent: false }
  return { order, rows, pieces, amounts, reasonCode, cancels: false, base, chosen: version }
}

async function ownOrder(db: Db, shopper: Asker, orderCode: string): Promise<orders.OrderRecord> {
  const order = await orders.findOrder(db, shopper.userId, orderCode)
  if (!order) throw orders.orderMissing()
  return order
}

/** What would go back. */
export async function estimate(
  db: Db,
  shopper: Asker,
  wish: Wanted
): Promise<DataOf<'POST /o2as-b2c/v1/after/sale/apply-refundAmount'>> {
  const order = await ownOrder(db, shopper, wish.orderCode)
  if (wish.caseCode !== undefined) await demandOwn(db, shopper, wish)
  const { amounts, cancels, base } = await check(db, shopper, wish, order)
  const means = (order.pay_channel ?? '').split('+').flatMap((part) => words.meansWords[part] ?? [])
  return {
    amounts: toAmounts(amounts, { ...base, kind: wish.kind, settled: false, way: null }),
    ...(amounts.exchange ? { exchange: amounts.exchange } : {}),
    meansName: means.map((name) => say(shopper.locale, name)).join(' + '),
    cancels
  }
}

/** The own case that is changed: of the same order, and kind where one is named. */
async function demandOwn(
  db: Db,
  shopper: Asker,
  wish: Pick<Wanted, 'caseCode' | 'orderCode'> & Partial<Pick<Wanted, 'kind'>>
): Promise<void> {
  const record = await store.findCase(db, wish.caseCode ?? '', shopper.userId)
  if (record?.order_code !== wish.orderCode || record.kind !== (wish.kind ?? record.kind)) throw words.caseMissing()
}

/** Gifts that what stays would no longer earn. */
export async function giftsFor(
  db: Db,
  shopper: Asker,
  wish: BodyOf<'POST /o2as-b2c/v1/after/sale/get-gift-sku'>
): Promise<DataOf<'POST /o2as-b2c/v1/after/sale/get-gift-sku'>> {
  const order = await ownOrder(db, shopper, wish.orderCode)
  if (wish.caseCode !== undefined) await demandOwn(db, shopper, wish)
  const judgedRows = await judge(db, [order], shopper.nowMs, wish.caseCode)
  const pieces = piecesOf(wish, judgedRows).map(({ piece }) => piece)
  const { gifts } = await giftsOf(db, judgedRows, pieces, wish.caseCode)
  const rows = judgedRows.map(({ row }) => row)
  const moneyFen = moneyOf(rows, pieces)
  return {
    list: gifts.map((row) => ({
      ...toRow(row, { quantity: row.quantity - row.returned, accepted: null, kept: false }, shopper.locale),
      ...(row.gift_value_fen === null || row.gift_value_fen > moneyFen ? {} : { valueFen: row.gift_value_fen }),
      ...(row.gift_over_fen === null || row.gift_over_fen === 0 ? {} : { overFen: row.gift_over_fen })
    }))
  }
}

/** The shop's day and eight digits at random behind a letter. */
const newCaseCode = (nowMs: number): string =>
  `R${shopDay(nowMs).slice(2).replaceAll('-', '')}${String(randomInt(10 ** 8)).padStart(8, '0')}`

function tidyText(input: string): string {
  const tidy = tidyWritten(input, TEXT_LENGTH)
  if (!('problem' in tidy)) return tidy.text
  if (tidy.problem === 'TOO_LONG')
    throw refusal('case.too-long', `最多写 ${TEXT_LENGTH} 个字`, `${TEXT_LENGTH} characters at most`)
  throw refusal(
    'case.unseen',
    '内容里有看不见的字符，请删掉再发',
    'There are characters nobody can see in it; please take them out'
  )
}

const piecesIn = ({ pieces }: Checked): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0)

const rowsFor = (caseCode: string, pieces: readonly Piece[]): store.NewCaseRow[] =>
  pieces.map(({ position, quantity, kept = false }) => ({ case_code: caseCode, position, quantity, kept }))

/** Asks for an exchange, or changes one. Runs in the transaction of the call. */
export const applyExchange = (
  db: Db,
  shopper: Asker,
  { position, quantity, ...wish }: BodyOf<'POST /o2as-b2c/v1/after/sale/apply-exchange-order'>
): Promise<CaseDetail> => apply(db, shopper, { ...wish, kind: 'EXCHANGE', rows: [{ position, quantity }] })

/** Asks for a case, or changes one. Runs in the transaction of the call; the order and the shopper are held. */
export async function apply(db: Db, shopper: Asker, wish: Apply): Promise<CaseDetail> {
  const order = await orders.lockFor(db, shopper, wish.orderCode)
  await lockCustomer(db, shopper.userId)
  if (wish.caseCode !== undefined) await demandOwn(db, shopper, wish)
  const facts = await check(db, shopper, wish, order)
  if (facts.cancels) throw words.caseCancel()
  if (facts.amounts.refundFen !== wish.expectedFen) throw words.caseChanged()
  const { shown, atOnce } = caseReasons[facts.reasonCode]
  if (wish.kind !== 'REFUND_ONLY' && !(await returnPlaceOf(db, order.shop_code))) throw words.casePlace()
  if (shown && wish.pictures.length === 0 && wish.video === undefined) throw words.casePictures()
  const text = tidyText(wish.text)
  const now = new Date(shopper.nowMs)
  const caseCode = wish.caseCode ?? newCaseCode(shopper.nowMs)
  const of = { userId: shopper.userId, caseCode, anew: wish.caseCode !== undefined }
  const video = await takeEvidence(db, of, wish)
  const fields = {
    reason_code: facts.reasonCode,
    text,
    pictures: [...wish.pictures],
    video: video ? JSON.stringify(video) : null,
    amounts: JSON.stringify(facts.amounts),
    refund_fen: facts.amounts.refundFen,
    ...facts.base
  }
  if (wish.caseCode !== undefined) {
    const { record } = await hold(db, caseCode, shopper.userId)
    await store.replaceRows(db, caseCode, rowsFor(caseCode, facts.pieces))
    if (facts.chosen) await keepWish(db, caseCode, facts.chosen, piecesIn(facts))
    const next = await move(db, record, 'CHANGE', { actor: 'SHOPPER', now }, { changes: fields })
    if (!atOnce) return detailOf(db, next, shopper)
    return detailOf(db, await move(db, next, 'AGREE', { actor: 'SHOP', now }), shopper)
  }
  const record = await store.insertCase(
    db,
    {
      case_code: caseCode,
      order_code: order.order_code,
      user_id: order.user_id,
      kind: wish.kind,
      state: 'SUBMITTED',
      ...fields,
      applied_at: now,
      changed_at: now,
      due_at: new Date(shopper.nowMs + ANSWER_MS)
    },
    rowsFor(caseCode, facts.pieces)
  )
  if (facts.chosen) await keepWish(db, caseCode, facts.chosen, piecesIn(facts))
  await countOpen(db, order.order_code, 1)
  await tellOf(db, record, { actor: 'SHOPPER', now })
  if (!atOnce) return detailOf(db, record, shopper)
  const by = { actor: 'SHOP' as const, now }
  const next = wish.kind === 'REFUND_ONLY' ? await pay(db, { order, record }, by) : await move(db, record, 'AGREE', by)
  return detailOf(db, next, shopper)
}
