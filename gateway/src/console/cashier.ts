import { formatMoney, moneyParts } from '../../../domain/money/shownMoney'
import type { CashierView } from '../areas/payment'
import { say, type Locale, type Words } from '../core/words'

/** A path of the app to go back to; anything that could lead to another site becomes the home page. */
export const safeReturnPath = (path: string | undefined): string =>
  path !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/'

/** The order in the shop, or the list when there are several. */
export function orderPath(orderCodes: readonly string[]): string {
  const [orderCode, ...more] = orderCodes
  if (orderCode === undefined || more.length > 0) return '/pagesB/order/myOrder'
  return `/pagesB/order/orderDetail?params=${encodeURIComponent(JSON.stringify({ orderCode }))}`
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const CHANNELS: Record<string, Words> = {
  WECHAT: { zh: '微信支付', en: 'WeChat Pay' },
  ALIPAY: { zh: '支付宝', en: 'Alipay' },
  UNIONPAY: { zh: '云闪付', en: 'UnionPay' }
}

const WORDS = {
  title: { zh: '收银台', en: 'Cashier' },
  payee: { zh: '栖禾商城', en: 'Qihe Store' },
  amount: { zh: '待支付金额', en: 'Amount to pay' },
  settledAmount: { zh: '支付金额', en: 'Amount' },
  orders: { zh: '订单', en: 'Order' },
  channel: { zh: '支付方式', en: 'Payment method' },
  pay: { zh: '确认支付', en: 'Pay now' },
  fail: { zh: '支付失败', en: 'Payment fails' },
  timeOut: { zh: '不付款，直接返回', en: 'Go back without paying' },
  lost: { zh: '已付款，但结果晚 1 分钟到', en: 'Paid, but the shop hears of it a minute later' },
  twice: { zh: '已付款，商城收到两次通知', en: 'Paid, and the shop is told twice' },
  forged: { zh: '没付款，有人冒充通知已付', en: 'Not paid, but somebody claims it was' },
  late: { zh: '订单先超时关闭，款项后到', en: 'The order closes first, then the money comes' },
  sandbox: {
    zh: '这是沙箱收银台，不会真的扣款。选择这笔支付的结果：',
    en: 'This is a sandbox cashier; no money moves. Choose what becomes of this payment:'
  },
  leave: { zh: '返回商城', en: 'Back to the store' },
  missing: { zh: '支付单不存在或已失效', en: 'This payment is not there or has run out' },
  paidTitle: { zh: '已支付', en: 'Paid' },
  paid: { zh: '这笔钱已经付过，不用再付', en: 'This payment went through. There is nothing more to pay' },
  failedTitle: { zh: '这次没付成功', en: 'This payment did not go through' },
  failed: { zh: '没有扣款，可以回到订单重新支付', en: 'No money was taken. You can pay again from your order' },
  closedTitle: { zh: '这笔支付已关闭', en: 'This payment is closed' },
  closed: {
    zh: '没有扣款。可能订单已支付、已取消，或在别处重新发起了支付',
    en: 'No money was taken. The order may be paid or cancelled, or a new payment was started elsewhere'
  },
  unheard: { zh: '商城稍后会收到结果，不用再付', en: 'The store will hear of it soon. No need to pay again' },
  viewOrder: { zh: '查看订单', en: 'View your order' },
  viewOrders: { zh: '查看我的订单', en: 'View your orders' },
  other: { zh: 'English', en: '中文' }
} satisfies Record<string, Words>

function shell(locale: Locale, title: string, body: string): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/demo/cashier.css"><script src="/demo/cashier.js" defer></script></head><body>${body}</body></html>`
}

type Word = keyof typeof WORDS
/** What the person sees; UNHEARD: it is paid and the shop is still to hear of it. */
type Standing = 'PENDING' | 'PAID' | 'UNHEARD' | 'FAILED' | 'CLOSED'

const OUTCOMES: Record<Exclude<Standing, 'PENDING'>, { title: Word; note: Word; mark: string }> = {
  PAID: { title: 'paidTitle', note: 'paid', mark: 'good' },
  UNHEARD: { title: 'paidTitle', note: 'unheard', mark: 'good' },
  FAILED: { title: 'failedTitle', note: 'failed', mark: 'bad' },
  CLOSED: { title: 'closedTitle', note: 'closed', mark: 'shut' }
}

function standingOf({ status }: CashierView, unheard: boolean): Standing {
  if (status === 'SUCCEEDED') return 'PAID'
  if (status === 'PENDING') return unheard ? 'UNHEARD' : 'PENDING'
  return status
}

/**
 * The sandbox cashier, as a phone shows it: plain forms, so paying works without any script. Offers to pay only while the
 * payment is open, else says what became of it and leads to the order; `unheard`: it was paid already and the shop is
 * still to hear of it; `mark`: the site's currency symbol.
 */
export function cashierPage(
  view: CashierView | undefined,
  { locale, unheard, mark }: { locale: Locale; unheard: boolean; mark: string }
): string {
  const t = (key: Word): string => say(locale, WORDS[key])
  if (view === undefined)
    return shell(locale, t('title'), `<main class="empty"><p>${t('missing')}</p><a href="/">${t('leave')}</a></main>`)
  const standing = standingOf(view, unheard)
  const { symbol, whole, cents } = moneyParts(view.amountFen, mark)
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
  const sum = (label: Word): string =>
    `<p>${t(label)}</p><p class="fen"><small>${symbol}</small>${whole}<small>.${cents}</small></p><p>${t('payee')}</p>`
  const outcome = standing === 'PENDING' ? undefined : OUTCOMES[standing]
  const head =
    outcome === undefined
      ? `<section class="sum">${sum('amount')}</section>`
      : `<section class="sum"><i class="mark ${outcome.mark}"></i><h1>${t(outcome.title)}</h1><p class="why">${t(outcome.note)}</p>${sum('settledAmount')}</section>`
  return shell(
    locale,
    t(outcome?.title ?? 'title'),
    `<header><a class="lang" href="/demo/cashier?paymentId=${encodeURIComponent(view.paymentId)}&amp;lang=${other}">${t('other')}</a>
      <span>${t('title')}</span></header>
    <main>
      ${head}
      <dl><div><dt>${t('channel')}</dt><dd>${escape(say(locale, CHANNELS[view.channel] ?? { zh: view.channel, en: view.channel }))}</dd></div>
        ${view.orderCodes.length === 0 ? '' : `<div><dt>${t('orders')}</dt><dd>${view.orderCodes.map(escape).join('<br>')}</dd></div>`}</dl>
      ${standing === 'PENDING' ? choices(view, locale, mark) : wayBack(view, standing, t)}
    </main>`
  )
}

function choices(view: CashierView, locale: Locale, mark: string): string {
  const t = (key: Word): string => say(locale, WORDS[key])
  const button = (result: string, label: string, kind: string): string =>
    `<button class="${kind}" name="result" value="${result}">${label}</button>`
  return `<form method="post" action="/demo/cashier"><input type="hidden" name="paymentId" value="${escape(view.paymentId)}"><input type="hidden" name="lang" value="${locale}">
    <p class="note">${t('sandbox')}</p>${button('SUCCEEDED', `${t('pay')} ${formatMoney(view.amountFen, mark)}`, 'main')}
    ${button('FAILED', t('fail'), 'plain')}${button('CALLBACK_LOST', t('lost'), 'plain')}
    ${button('CALLBACK_TWICE', t('twice'), 'plain')}${button('AFTER_CLOSING', t('late'), 'plain')}
    ${button('FORGED', t('forged'), 'plain')}${button('TIMED_OUT', t('timeOut'), 'plain')}</form>`
}

/** To the order; while the shop is still to hear of the payment, and where a friend pays, to where it asks for that. */
function wayBack(view: CashierView, standing: Exclude<Standing, 'PENDING'>, t: (key: Word) => string): string {
  const [path, words]: [string, Word] =
    standing === 'UNHEARD' || view.orderCodes.length === 0
      ? [safeReturnPath(view.returnPath), 'leave']
      : [orderPath(view.orderCodes), view.orderCodes.length === 1 ? 'viewOrder' : 'viewOrders']
  return `<a class="go" href="${escape(path)}">${t(words)}</a>`
}
