/** After the purchase: cases, bills of service, answers to questions, reviews. */
import type { CaseState } from '../../../../domain/aftersale/afterSale'
import { shorten } from '../../../../domain/graphemes'
import type { BillState } from '../../../../domain/aftersale/serviceBill'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { note, noteOfOrder, pageOf } from './inbox'

interface Said {
  title: Words
  body: Words
}

/** States of a case that somebody else than its shopper brings about, and that no refund tells of. */
const CASES: Partial<Record<CaseState, Said>> = {
  WAIT_RETURN: {
    title: { zh: '售后已同意，等你寄回', en: 'Agreed: please send it back' },
    body: { zh: '请在 7 天内寄回商品并填写运单号', en: 'Send the items within 7 days and enter the tracking number' }
  },
  DISPUTED: {
    title: { zh: '验货有出入，等你确认', en: 'Something was found; please look' },
    body: {
      zh: '仓库验货结果与申请不一致，请看看怎么处理',
      en: 'What came back isn’t what was requested. Please decide'
    }
  },
  OUT_OF_STOCK: {
    title: { zh: '要换的商品没货了，等你选', en: 'Out of stock: please choose' },
    body: { zh: '可以等补货，也可以把钱退回来', en: 'Wait for restock, or get a refund' }
  },
  RESENT: {
    title: { zh: '换新已寄出', en: 'Your replacement is on its way' },
    body: { zh: '收到后请确认，保修从那天重新算', en: 'Please confirm receipt: the warranty starts then' }
  },
  REFUND_FAILED: {
    title: { zh: '退款没有成功', en: 'A refund did not go through' },
    body: { zh: '款项没有退到原支付方式，可以再试一次', en: 'The refund didn’t reach your account. Try again' }
  },
  REFUSED: {
    title: { zh: '售后申请未通过', en: 'Your request was refused' },
    body: { zh: '申请没有通过，可以看原因后再申请', en: 'See why, and apply again if you like' }
  },
  CLOSED: {
    title: { zh: '售后已关闭', en: 'Your request was closed' },
    body: { zh: '7 天内没有寄回，申请已关闭', en: 'Nothing was sent within 7 days' }
  },
  SENT_BACK: {
    title: { zh: '商品将寄回给你', en: 'Items coming back to you' },
    body: { zh: '这次没有退款，商品会原样寄回', en: 'Nothing is refunded; the goods are sent back as they are' }
  }
}

/** Tells a shopper how their case moved; `body`: the shop's own words. In the caller's transaction. */
export async function tellOfCase(
  db: Db,
  news: { userId: string; orderCode: string; caseCode: string; state: CaseState; version: number },
  body: Words | undefined,
  now: Date
): Promise<void> {
  const words = CASES[news.state]
  if (words === undefined) return
  const { userId, orderCode, caseCode: code } = news
  const message = {
    ...words,
    ...(body && { body }),
    event: `case:${code}:${news.state}:${news.version}`,
    kind: 'SERVICE' as const,
    target: 'CASE' as const,
    code,
    page: pageOf('pagesB/applyAfterSales/afterDetails', { caseCode: code })
  }
  await noteOfOrder(db, userId, orderCode, message, now)
}

const BILLS: Record<BillState, Words> = {
  SUBMITTED: { zh: '服务预约已提交', en: 'Service requested' },
  ACCEPTED: { zh: '服务预约已受理', en: 'Service request accepted' },
  ASSIGNED: { zh: '已安排师傅上门', en: 'An engineer will come' },
  ON_THE_WAY: { zh: '师傅出发了', en: 'The engineer is on the way' },
  WORKING: { zh: '师傅开始服务', en: 'The engineer has started' },
  WAIT_CONFIRM: { zh: '维修报价等你确认', en: 'Please confirm a quote' },
  DONE: { zh: '服务已完成', en: 'The service is done' },
  UNREPAIRABLE: { zh: '这次没能修好', en: 'It could not be repaired' },
  CANCELLED: { zh: '服务预约已取消', en: 'The service was cancelled' }
}

/** Tells a shopper how their bill of service moved; in the caller's transaction. */
export function tellOfBill(
  db: Db,
  bill: { userId: string; billId: string; state: BillState; appliance: Words; moves: number },
  text: Words,
  now: Date
): Promise<void> {
  const { userId, billId, state, appliance, moves } = bill
  const page = pageOf('pagesC/bbcAfterSales/bbcProgress', { billId })
  const leads = { page, target: 'BILL' as const, code: billId, about: appliance }
  const event = `bill:${billId}:${moves}`
  return note(db, userId, { ...leads, event, kind: 'SERVICE', title: BILLS[state], body: text }, now)
}

/** Signs of an answer that its notice shows. */
const TOLD_SIGNS = 40

/** Notifies the asker that there is an answer; in the caller's transaction. */
export function tellOfAnswer(
  db: Db,
  answer: { userId: string; questionId: string; answerId: string; question: Words; text: Words; picture?: string },
  now: Date
): Promise<void> {
  const { userId, questionId, answerId, question, text, picture } = answer
  const page = pageOf('pagesB/questions/questionsDetail', { questionId })
  const message = {
    title: { zh: '你的提问有新回答', en: 'Your question has an answer' },
    body: { zh: `「${shorten(text.zh, TOLD_SIGNS)}」`, en: `“${shorten(text.en, TOLD_SIGNS)}”` },
    about: question,
    picture,
    page,
    target: 'QUESTION' as const,
    code: questionId
  }
  return note(db, userId, { ...message, event: `answer:${answerId}`, kind: 'SERVICE' }, now)
}

/** Tells a shopper what became of their review, or of what they added to it; in the caller's transaction. */
export async function tellOfReview(
  db: Db,
  review: {
    userId: string
    reviewId: string
    orderCode: string
    spuCode: string
    /** When it was written last. */
    written: number
    added: boolean
  },
  verdict: { shown: boolean; reason?: Words | undefined; points?: number },
  now: Date
): Promise<void> {
  const { userId, reviewId, orderCode, spuCode, written, added } = review
  const points = verdict.points ?? 0
  const texts: Said = verdict.shown
    ? {
        title: added
          ? { zh: '追评已展示', en: 'Your follow-up is shown' }
          : { zh: '评价已展示', en: 'Your review is shown' },
        body:
          points > 0
            ? { zh: `谢谢分享，${points} 积分已到账`, en: `Thank you. ${points} points are yours` }
            : { zh: '谢谢分享，其他人已经能看到', en: 'Thank you. Others can read it now' }
      }
    : {
        title: added
          ? { zh: '追评没有通过', en: 'Your follow-up is not shown' }
          : { zh: '评价没有通过', en: 'Your review is not shown' },
        body: verdict.reason ?? {
          zh: '内容不符合评价规范，可以改一改再发',
          en: 'It breaks the rules. You can write it again'
        }
      }
  const leads = verdict.shown
    ? { target: 'PRODUCT' as const, code: spuCode, page: pageOf('pagesB/commentList/commentList', { spuCode }) }
    : { target: 'REVIEW' as const, code: orderCode, page: pageOf('pagesB/order/orderDetail', { orderCode }) }
  const event = `review:${reviewId}:${added ? 'ADDED:' : ''}${written}:${verdict.shown ? 'SHOWN' : 'REFUSED'}`
  await noteOfOrder(db, userId, orderCode, { ...texts, ...leads, event, kind: 'SERVICE' }, now)
}
