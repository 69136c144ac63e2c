/** What the chat itself says, and the refusals of its calls. */
import type { ChatSubject, OrderStatus } from '../../../../contract'
import type { CaseKind, CaseState } from '../../../../domain/aftersale/afterSale'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import type { Words } from '../../core/words'

export const chatMissing = (): GatewayRefusal =>
  notFound('chat.missing', '会话不存在', 'We can’t find that conversation')
export const messageMissing = (): GatewayRefusal =>
  notFound('chat.no-message', '这条消息已经不在了', 'That message is no longer there')
export const cardMissing = (): GatewayRefusal =>
  notFound('chat.no-card', '要发的内容不存在或已下架', 'What was to be sent is no longer there')
export const otherWords = (): GatewayRefusal =>
  refusal('chat.other-words', '这条消息已经用别的内容发出过', 'This message was sent before with other words')
export const tooLate = (): GatewayRefusal =>
  refusal('chat.too-late', '超过两分钟，不能撤回了', 'It can be taken back within two minutes only')
export const notNow = (): GatewayRefusal =>
  refusal('chat.state', '会话状态已变化，请看一下再操作', 'The chat has changed. Please look again')
export const notRateable = (): GatewayRefusal =>
  refusal('chat.not-rateable', '这次服务现在不能评价了', 'This chat can’t be rated any more')
export const ratedOnce = (): GatewayRefusal =>
  refusal('chat.rated', '评价已超过一天，不能修改了', 'A rating can be changed for one day only')
export const pictureGone = (): GatewayRefusal =>
  refusal('chat.pictures', '图片已失效，请重新选择', 'The pictures are no longer there. Please choose again')
export const tooMuchSaid = (): GatewayRefusal =>
  refusal('chat.too-much', '发得太快了，请稍等一分钟再发', 'That was a lot at once. Please wait a minute')

export const ROBOT: Words = { zh: '小禾', en: 'Xiaohe' }
export const BRAND: Words = { zh: '官方客服', en: 'Store service' }

export const statusWords: Readonly<Record<OrderStatus, Words>> = {
  WAIT_PAY: { zh: '待付款', en: 'To pay' },
  WAIT_GROUP: { zh: '待成团', en: 'Waiting for its group' },
  WAIT_BALANCE: { zh: '待付尾款', en: 'Balance to pay' },
  WAIT_SHIP: { zh: '待发货', en: 'To ship' },
  WAIT_RECEIVE: { zh: '待收货', en: 'To receive' },
  COMPLETED: { zh: '已完成', en: 'Completed' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' }
}

export const kindWords: Readonly<Record<CaseKind, Words>> = {
  REFUND_ONLY: { zh: '仅退款', en: 'Refund' },
  RETURN: { zh: '退货退款', en: 'Return' },
  EXCHANGE: { zh: '换货', en: 'Exchange' }
}

export const caseWords: Readonly<Record<CaseState, Words>> = {
  SUBMITTED: { zh: '待审核', en: 'Under review' },
  WAIT_RETURN: { zh: '待寄回', en: 'Send it back' },
  RETURNING: { zh: '寄回中', en: 'On its way back' },
  DISPUTED: { zh: '验收有疑问', en: 'Inspection in question' },
  INSPECTED: { zh: '已验收', en: 'Inspected' },
  REFUNDING: { zh: '退款中', en: 'Refunding' },
  REFUND_FAILED: { zh: '退款未成功', en: 'Refund failed' },
  COMPLETED: { zh: '已完成', en: 'Completed' },
  REFUSED: { zh: '未通过', en: 'Refused' },
  CLOSED: { zh: '已关闭', en: 'Closed' },
  CANCELLED: { zh: '已撤销', en: 'Taken back' },
  SENT_BACK: { zh: '已退回给你', en: 'Sent back to you' },
  WAIT_RESEND: { zh: '待换新', en: 'New one in preparation' },
  RESENT: { zh: '新的已寄出', en: 'New one sent' },
  OUT_OF_STOCK: { zh: '没货了', en: 'Out of stock' }
}

const minutes = (seconds: number): Words =>
  seconds < 60
    ? { zh: `${Math.max(1, seconds)} 秒`, en: `${Math.max(1, seconds)} s` }
    : { zh: `${Math.round(seconds / 60)} 分钟`, en: `${Math.round(seconds / 60)} min` }

export const eventWords = {
  queued: (place: number, waitS: number): Words => ({
    zh: `正在转人工，你排在第 ${place} 位，通常 ${minutes(waitS).zh}内接待`,
    en: `Finding somebody for you. You are number ${place}; it usually takes ${minutes(waitS).en}`
  }),
  left: (hours: string): Words => ({
    zh: `现在不在服务时间（${hours}）。留言我们会看到，上班后回复并通知你`,
    en: `Nobody is here now (${hours}). Leave a message: we’ll answer in service hours and let you know`
  }),
  leftByChoice: {
    zh: '已离开排队。留言我们会看到，回复后通知你',
    en: 'You left the queue. Leave a message: we’ll answer and let you know'
  },
  robot: { zh: '已离开排队，小禾继续为你解答', en: 'You left the queue. Xiaohe goes on answering' },
  taken: (name: Words): Words => ({
    zh: `人工客服${name.zh}已接待，前面的对话能看到`,
    en: `${name.en} has joined and can see the chat so far`
  }),
  handedOver: (name: Words): Words => ({
    zh: `已转给${name.zh}，前面的对话能看到`,
    en: `${name.en} has taken over and can see the chat so far`
  }),
  phoneWaits: (phone: string, day: Words): Words => ({
    zh: `已登记把账号换到 ${phone}：${day.zh}起，在个人信息里用新号码的验证码完成。旧号码会收到短信，在此之前可以在个人信息里停止`,
    en: `Noted: your account moves to ${phone}. From ${day.en} on, finish it in your personal information with a code to the new number. The old number is told, and you can stop it there until then`
  }),
  quiet: {
    zh: '还需要帮助吗？5 分钟内没有新消息，这次服务就先结束',
    en: 'Is there anything else? Without a word in 5 minutes this chat will end'
  },
  ended: { zh: '这次服务已结束，再发消息可以继续问', en: 'This chat has ended. Write again any time' }
} as const satisfies Record<string, Words | ((...parts: never[]) => Words)>

export const robotWords = {
  unknown: {
    zh: '这个问题小禾还不会。换个说法试试，或看看下面这些；也可以转人工',
    en: 'I don’t know that one yet. Try other words, look at these, or talk to an agent'
  },
  pictures: {
    zh: '图片小禾看不懂，用文字说一下，或转人工',
    en: 'I can’t read pictures. Say it in words, or talk to an agent'
  },
  product: { zh: '这件商品大家常问：', en: 'What others ask about this product:' },
  near: { zh: '你可能还想问', en: 'You may also want to ask' }
} as const satisfies Record<string, Words>

/** What a shopper says by sending a subject. */
export const subjectWords: Readonly<Record<ChatSubject, Words>> = {
  PHONE_LOST: {
    zh: '我的原手机号已不用了，想换成新的手机号',
    en: 'I no longer have my old number and want to use a new one'
  }
}

/** Heads a conversation about a product. */
export const asking: Words = { zh: '在问', en: 'Asking' }
