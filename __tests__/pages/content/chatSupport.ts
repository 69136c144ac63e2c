/** A gateway of one conversation, as the shop's own would answer. */
import { act } from '@testing-library/react'
import { runInAction } from 'mobx'
import type { ChatConversation, ChatMessage } from '@contract'
import type { RequestInput } from '@/platform/request/types'
import { stores, type SiteInfo } from '@/stores'
import { FakeGateway, reply } from '../../support/gateway'

const product = {
  title: '侧吸油烟机',
  picture: '/storage/pictures/hood.svg',
  unitPrice: 249_900,
  url: '/pagesB/productDetail/index?params=%7B%7D',
  shopId: 'S1',
  skuCode: 'HOOD',
  spuCode: 'P_HOOD',
  specs: '曜石黑'
}
export const talk = (over: Partial<ChatConversation> = {}): ChatConversation => ({
  conversationId: 'ct_1',
  name: '栖禾客服',
  official: true,
  state: 'ROBOT',
  talkId: 'cs_1',
  usualWaitS: 8,
  open: true,
  hours: '09:00–21:00',
  lastNumber: 0,
  revision: 0,
  shopGot: 0,
  shopRead: 0,
  shopperGot: 0,
  shopperRead: 0,
  unread: 0,
  typing: false,
  muted: false,
  ratings: [],
  ...over
})

export class TalkGateway extends FakeGateway {
  said: ChatMessage[] = []
  state: Partial<ChatConversation> = {}
  /** What the next messages are answered with. */
  faults: (() => ReturnType<typeof reply>)[] = []

  get now(): ChatConversation {
    return talk({ lastNumber: this.said.length, revision: this.said.length, ...this.state })
  }
  add(message: Partial<ChatMessage>): ChatMessage {
    const number = this.said.length + 1
    const firstMessage: ChatMessage = {
      number,
      revision: number,
      from: 'AGENT',
      kind: 'TEXT',
      at: Date.now(),
      text: '',
      ...message
    }
    this.said.push(firstMessage)
    return firstMessage
  }
  bodies(): { clientId: string; kind: string; skuCode?: string; text?: string }[] {
    return this.requests
      .filter(({ method, url }) => method === 'POST' && /\/chat\/messages/.test(url))
      .map(({ body }) => JSON.parse(body ?? '{}') as { clientId: string; kind: string })
  }
  take({ body }: RequestInput) {
    const fault = this.faults.shift()
    if (fault) return fault()
    const { clientId, kind, text = '' } = JSON.parse(body ?? '{}') as { clientId: string; kind: 'TEXT'; text?: string }
    const sameMessage = this.said.find((earlier) => earlier.clientId === clientId)
    const view = { clientId, from: 'SHOPPER' as const, kind, text, ...(String(kind) === 'PRODUCT' ? { product } : {}) }
    const message = sameMessage ?? this.add(view)
    return reply({ message, conversation: this.now })
  }
}

/** What the site's configuration says; undefined: this device has never read it. */
export const configured = (info: Partial<SiteInfo> | undefined): void =>
  act(() => runInAction(() => void Object.assign(stores.site, { info })))

/** A gateway whose chat can be opened, read and written to, on a device that knows the site. */
export function talkGateway(): TalkGateway {
  configured({})
  const shop = new TalkGateway()
  shop.install()
  shop
    .on('/o2msg/v1/pub/chat/front', () =>
      reply({
        name: '栖禾客服',
        official: true,
        open: true,
        hours: '09:00–21:00',
        usualWaitS: 8,
        questions: [{ problemCode: 'CLEAN', title: '多久清洗一次？', answer: '三个月一次' }],
        more: false,
        product
      })
    )
    .on('/o2msg/v1/chat/open', () => reply(shop.now))
    .on('GET /o2msg/v1/chat/messages', ({ url }) => {
      const since = Number(new URL(url, 'http://shop').searchParams.get('since') ?? 0)
      const list = shop.said.filter(({ revision }) => revision > since)
      return reply({ conversation: shop.now, list, upTo: shop.now.revision, more: false })
    })
    .on('POST /o2msg/v1/chat/messages', (input) => shop.take(input))
    .on('/o2msg/v1/chat/read', () => reply({ ...shop.now, shopperRead: shop.said.length }))
  return shop
}
