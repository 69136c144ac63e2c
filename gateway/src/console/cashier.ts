import type { CashierView } from '../areas/payment/service'
import { say, type Locale, type Words } from '../core/words'

/** A path of the app to go back to; anything that could lead to another site becomes the home page. */
export const safeReturnPath = (path: string | undefined): string =>
  path !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/'

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
  orders: { zh: '订单', en: 'Orders' },
  channel: { zh: '支付方式', en: 'Paid with' },
  pay: { zh: '确认支付', en: 'Pay now' },
  fail: { zh: '支付失败', en: 'Payment fails' },
  timeOut: { zh: '不付款，直接返回', en: 'Go back without paying' },
  lost: { zh: '已付款，但结果晚 1 分钟到', en: 'Paid, but the shop hears of it a minute later' },
  sandbox: {
    zh: '这是沙箱收银台，不会真的扣款。选择这笔支付的结果：',
    en: 'This is a sandbox cashier; no money moves. Choose what becomes of this payment:'
  },
  leave: { zh: '返回商城', en: 'Back to the store' },
  missing: { zh: '支付单不存在或已失效', en: 'This payment is not there or has run out' },
  settled: { zh: '这笔支付已有结果', en: 'This payment is settled already' },
  closed: {
    zh: '这笔支付已关闭，没有扣款。可能订单已支付、已取消，或在别处重新发起了支付',
    en: 'This payment is closed and no money was taken. The order may be paid or cancelled, or a new payment was started elsewhere'
  },
  unheard: {
    zh: '已付款，商城稍后会收到结果，不用再付',
    en: 'You have paid; the store will hear of it soon. No need to pay again'
  },
  other: { zh: 'English', en: '中文' }
} satisfies Record<string, Words>

/** Fen as «1,299.00», by whole numbers. */
function money(fen: number): { whole: string; cents: string } {
  const whole = Math.floor(fen / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  return { whole, cents: String(fen % 100).padStart(2, '0') }
}

function shell(locale: Locale, body: string): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${say(locale, WORDS.title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/demo/cashier.css"></head><body>${body}</body></html>`
}

/**
 * The sandbox cashier, as a phone shows it: plain forms, so it works without any script. Offers to pay only while the
 * payment is open; `unheard`: it was paid already and the shop is still to hear of it.
 */
export function cashierPage(view: CashierView | undefined, locale: Locale, unheard: boolean): string {
  const t = (key: keyof typeof WORDS): string => say(locale, WORDS[key])
  if (view === undefined)
    return shell(locale, `<main class="empty"><p>${t('missing')}</p><a href="/">${t('leave')}</a></main>`)
  const { whole, cents } = money(view.amountFen)
  const id = escape(view.paymentId)
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
  const button = (result: string, label: string, kind: string): string =>
    `<button class="${kind}" name="result" value="${result}">${label}</button>`
  const choices =
    view.status === 'PENDING' && !unheard
      ? `<p class="note">${t('sandbox')}</p>${button('SUCCEEDED', `${t('pay')} ¥${whole}.${cents}`, 'main')}
         ${button('FAILED', t('fail'), 'plain')}${button('CALLBACK_LOST', t('lost'), 'plain')}
         ${button('TIMED_OUT', t('timeOut'), 'plain')}`
      : `<p class="note">${t(unheard ? 'unheard' : view.status === 'CLOSED' ? 'closed' : 'settled')}</p>${button('LEAVE', t('leave'), 'main')}`
  return shell(
    locale,
    `<header><a class="lang" href="/demo/cashier?paymentId=${encodeURIComponent(view.paymentId)}&amp;lang=${other}">${t('other')}</a>
      <span>${t('title')}</span></header>
    <main>
      <section class="sum"><p>${t('amount')}</p><p class="fen"><small>¥</small>${whole}<small>.${cents}</small></p><p>${t('payee')}</p></section>
      <dl><div><dt>${t('channel')}</dt><dd>${escape(say(locale, CHANNELS[view.channel] ?? { zh: view.channel, en: view.channel }))}</dd></div>
        <div><dt>${t('orders')}</dt><dd>${view.orderCodes.map(escape).join('<br>')}</dd></div></dl>
      <form method="post" action="/demo/cashier"><input type="hidden" name="paymentId" value="${id}"><input type="hidden" name="lang" value="${locale}">${choices}</form>
    </main>`
  )
}
