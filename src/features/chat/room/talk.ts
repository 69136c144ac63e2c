/** One conversation as this device knows it: what was said, by number; what is not sent yet below it; who answers. */
import type { ChatConversation, ChatMessage, ChatPort } from '@contract'
import { makeAutoObservable, observable, runInAction } from 'mobx'
import { emptyLog, laidTo, TYPING_MS, type ChatLog } from '@domain/content/chat'
import { GatewayError } from '@/api'
import { call } from './calls'
import { Listening } from './listening'
import { Marking } from './marking'
import { keepBox, newClientId, readBox, shownOf, type Said, type Unsent } from './outbox'
import { Writing } from './writing'

/** Messages of a page, and those that are shown at once: the mini-program advises 60 things beside each other at most. */
const PAGE = 30
export const SHOWN_MOST = 50

export class Talk {
  conversation: ChatConversation | undefined
  log: ChatLog<ChatMessage> = emptyLog()
  unsent: Unsent[] = []
  /** What is being written. */
  text: string
  status: 'loading' | 'ready' | 'failed' = 'loading'
  error: unknown
  /** All from here on is held. */
  private from = 1
  /** There are older ones than are held. */
  more = false
  loadingOlder = false
  olderFailed = false
  /** The number that is shown last; undefined: the newest. */
  shownTo: number | undefined
  typingUntil = 0
  readonly name = newClientId() // begins the ids of its page: a page below may have the same conversation
  /** The end of what is shown is in view, or near it. */
  atEnd = true

  private readonly shopCode: string | undefined
  private readonly port: ChatPort
  private readonly ears: Listening
  private asking: Promise<void> | undefined
  private askAgain = false
  private sending = false
  private visible = false
  private readonly marking = new Marking()
  private readonly writing = new Writing()
  /** Ids of what has arrived or was given up. */
  private readonly over = new Set<string>()

  constructor(shopCode: string | undefined, port: ChatPort) {
    this.shopCode = shopCode
    this.port = port
    const { text, unsent } = readBox(shopCode)
    this.text = text
    this.unsent = unsent
    this.ears = new Listening(
      () => void this.ask(),
      (id) => this.noteTyping(id)
    )
    makeAutoObservable<
      this,
      'ears' | 'asking' | 'askAgain' | 'sending' | 'visible' | 'marking' | 'writing' | 'over' | 'shopCode' | 'port'
    >(this, {
      log: observable.ref,
      conversation: observable.ref,
      unsent: observable.ref,
      atEnd: false,
      error: observable.ref,
      ears: false,
      asking: false,
      askAgain: false,
      sending: false,
      visible: false,
      marking: false,
      writing: false,
      over: false,
      shopCode: false,
      port: false
    })
  }

  /** What is shown: the newest, or those around where one reads. */
  get shown(): readonly ChatMessage[] {
    const { messages } = this.log
    const end =
      this.shownTo === undefined ? messages.length : messages.findIndex(({ number }) => number > (this.shownTo ?? 0))
    const to = end < 0 ? messages.length : end
    return messages.slice(Math.max(0, to - SHOWN_MOST), to)
  }

  get lastNumber(): number {
    return this.log.messages.at(-1)?.number ?? 0
  }

  /** The page is shown: opens the conversation, asks, listens. */
  show(): void {
    this.visible = true
    if (this.conversation === undefined) void this.open()
    else this.ears.start()
  }

  /** The page is not seen any more. */
  hide(): void {
    this.visible = false
    this.ears.stop()
  }

  open = async (): Promise<void> => {
    runInAction(() => {
      this.status = 'loading'
    })
    try {
      const body = { port: this.port, ...(this.shopCode === undefined ? {} : { shopCode: this.shopCode }) }
      const { conversationId } = await call('POST /o2msg/v1/chat/open', { body, quiet: true })
      const page = await call('GET /o2msg/v1/chat/messages', { query: { conversationId, size: PAGE }, quiet: true })
      runInAction(() => {
        this.take(page.conversation)
        this.log = laidTo(this.log, page.list, page.upTo)
        this.from = this.log.messages[0]?.number ?? 1
        this.more = page.more
        this.status = 'ready'
        this.settleSent()
      })
      if (this.visible) this.ears.start()
      void this.pump()
      void this.mark()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      runInAction(() => {
        this.status = 'failed'
        this.error = failure
        this.noteUnsent(failure, true, ({ state }) => state === 'SENDING')
      })
    }
  }

  /** Asks what is new; one asking at a time, and once more where it was wanted meanwhile. */
  ask = async (): Promise<void> => {
    if (this.conversation === undefined) return
    if (this.asking !== undefined) {
      this.askAgain = true
      return this.asking
    }
    this.asking = this.askAll()
    try {
      await this.asking
    } finally {
      this.asking = undefined
    }
    if (!this.askAgain) return
    this.askAgain = false
    await this.ask()
  }

  private async askAll(): Promise<void> {
    try {
      for (let more = true; more && this.conversation !== undefined;) {
        const before = this.log.upTo
        const query = { conversationId: this.conversation.conversationId, since: before }
        const page = await call('GET /o2msg/v1/chat/messages', { query, quiet: true })
        // what brings nothing further is not asked for again and again
        more = page.more && page.upTo > before
        runInAction(() => {
          this.take(page.conversation)
          // an older one that was changed comes with its page: alone it would leave a gap
          const list = page.list.filter(({ number }) => number >= this.from)
          this.log = laidTo(this.log, list, page.upTo)
          this.settleSent()
        })
      }
    } catch (failure) {
      // the next asking comes by itself
      if (!(failure instanceof GatewayError)) throw failure
      return
    }
    this.resendUnanswered()
    void this.mark()
  }

  /** Older ones, from those that are held on. */
  older = async (): Promise<void> => {
    const first = this.shown[0]
    if (this.conversation === undefined || first === undefined || this.loadingOlder) return
    const count = this.log.messages.filter(({ number }) => number < first.number).length
    if (count > 0) {
      this.shownTo = this.log.messages[Math.max(0, count - PAGE) + SHOWN_MOST - 1]?.number
      return
    }
    if (!this.more) return
    this.loadingOlder = true
    this.olderFailed = false
    try {
      const query = { conversationId: this.conversation.conversationId, before: first.number, size: PAGE }
      const page = await call('GET /o2msg/v1/chat/messages', { query, quiet: true })
      runInAction(() => {
        this.log = laidTo(this.log, page.list)
        this.from = this.log.messages[0]?.number ?? 1
        this.more = page.more
        const { messages } = this.log
        if (messages.length > SHOWN_MOST) this.shownTo = messages[SHOWN_MOST - 1]?.number
      })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      runInAction(() => {
        this.olderFailed = true
      })
    } finally {
      runInAction(() => {
        this.loadingOlder = false
      })
    }
  }

  toNewest(): void {
    this.shownTo = undefined
    this.look(true)
  }

  /** The end of what is shown came into view, or left it. */
  look(isAtEnd: boolean): void {
    this.atEnd = isAtEnd
    if (isAtEnd) void this.mark()
  }

  write(text: string): void {
    this.text = text
    this.keep()
    if (text !== '') void this.writing.tell(this.conversation)
  }

  /** Says something: shown at once, sent in turn, kept until it is known to have arrived. */
  say(content: Omit<Said, 'clientId'>, extras: Pick<Unsent, 'title' | 'files'> = {}): string {
    const clientId = newClientId()
    this.unsent = [...this.unsent, { said: { ...content, clientId }, ...extras, state: 'SENDING' }]
    this.shownTo = undefined
    this.atEnd = true
    this.writing.done()
    this.keep()
    void this.goOn()
    return clientId
  }

  /** The pictures of a message are stored now, or could not be. */
  uploaded(clientId: string, pictures: string[] | undefined, words?: string): void {
    this.unsent = this.unsent.map((entry) => {
      if (entry.said.clientId !== clientId) return entry
      if (pictures === undefined) return { ...entry, state: 'FAILED', ...(words === undefined ? {} : { words }) }
      return { ...entry, said: { ...entry.said, pictures } }
    })
    this.keep()
    void this.pump()
  }

  retry(clientId: string): void {
    this.unsent = this.unsent.map((entry) =>
      entry.said.clientId === clientId ? { said: entry.said, ...shownOf(entry), state: 'SENDING' } : entry
    )
    void this.goOn()
  }

  forget(clientId: string): void {
    this.over.add(clientId)
    this.unsent = this.unsent.filter((entry) => entry.said.clientId !== clientId)
    this.keep()
  }

  takeBack = async (number: number): Promise<void> => {
    const id = this.conversation?.conversationId
    if (id === undefined) return
    await this.attempt(async () => {
      const message = await call('POST /o2msg/v1/chat/take-back', { body: { conversationId: id, number } })
      runInAction(() => {
        this.log = laidTo(this.log, [message])
      })
    })
  }

  act = async (act: 'PERSON' | 'ROBOT' | 'LEAVE'): Promise<void> => {
    const id = this.conversation?.conversationId
    if (id === undefined) return
    const body = { conversationId: id, act }
    await this.attempt(async () => this.take(await call('POST /o2msg/v1/chat/session', { body })))
    await this.ask()
  }

  helped = async (number: number, helped: boolean): Promise<void> => {
    const id = this.conversation?.conversationId
    if (id === undefined) return
    await this.attempt(async () => {
      const result = await call('POST /o2msg/v1/chat/helped', { body: { conversationId: id, number, helped } })
      runInAction(() => {
        this.log = laidTo(this.log, [result.message])
      })
      this.take(result.conversation)
    })
    await this.ask()
  }

  rate = async (talkId: string, stars: number, words: string): Promise<boolean> => {
    const conversationId = this.conversation?.conversationId
    if (conversationId === undefined) return false
    const body = { conversationId, talkId, stars, ...(words === '' ? {} : { words }) }
    return this.attempt(async () => this.take(await call('POST /o2msg/v1/chat/rate', { body })))
  }

  noteTyping(id: string): void {
    if (id !== this.conversation?.conversationId) return
    this.typingUntil = Date.now() + TYPING_MS
    setTimeout(
      () => runInAction(() => (this.typingUntil = Date.now() < this.typingUntil ? this.typingUntil : 0)),
      TYPING_MS
    )
  }

  /** What failed was said by `call`. */
  private async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      return false
    }
  }

  private take(conversation: ChatConversation): void {
    // a reply that comes late says less than is known
    const before = this.conversation
    if (before !== undefined && conversation.revision < before.revision) return
    this.conversation = conversation
    if (conversation.typing) this.noteTyping(conversation.conversationId)
    // after sending the shopper has stopped writing
    else if (conversation.lastNumber > (before?.lastNumber ?? 0)) this.typingUntil = 0
  }

  private keep(): void {
    keepBox(this.shopCode, this.text, this.unsent, this.over)
  }

  /** What is known to have arrived is not unsent. */
  private settleSent(): void {
    for (const { clientId } of this.log.messages) if (clientId !== undefined) this.over.add(clientId)
    const rest = this.unsent.filter(({ said }) => !this.over.has(said.clientId))
    if (rest.length === this.unsent.length) return
    this.unsent = rest
    this.keep()
  }

  private resendUnanswered(): void {
    if (!this.unsent.some(({ unanswered }) => unanswered)) return
    runInAction(() => {
      this.unsent = this.unsent.map((entry) =>
        entry.unanswered ? { said: entry.said, ...shownOf(entry), state: 'SENDING' } : entry
      )
    })
    void this.pump()
  }

  /** Says of what was to be sent why it was not. */
  private noteUnsent({ words }: GatewayError, unanswered: boolean, which: (entry: Unsent) => boolean): void {
    this.unsent = this.unsent.map((entry) => (which(entry) ? { ...entry, state: 'FAILED', words, unanswered } : entry))
  }

  /** Sends what waits; a conversation that could not be opened is opened first. */
  private goOn = (): Promise<void> => (this.status === 'failed' ? this.open() : this.pump())

  /** Sends what waits, one after the other. */
  private async pump(): Promise<void> {
    const id = this.conversation?.conversationId
    if (id === undefined || this.sending) return
    const next = this.unsent.find(
      ({ said, state }) => state === 'SENDING' && (said.kind !== 'PICTURES' || said.pictures !== undefined)
    )
    if (next === undefined) return
    this.sending = true
    const { clientId } = next.said
    try {
      const body = { ...next.said, conversationId: id }
      const result = await call('POST /o2msg/v1/chat/messages', { body, quiet: true })
      runInAction(() => {
        this.log = laidTo(this.log, [result.message])
        this.take(result.conversation)
        this.settleSent()
      })
      void this.ask()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      this.noteUnsent(failure, failure.fateUnknown, ({ said }) => said.clientId === clientId)
    } finally {
      this.sending = false
    }
    await this.pump()
  }

  /** Tells up to where it was read, while the newest are in view; otherwise that it has come. */
  private async mark(): Promise<void> {
    const isSeen = this.visible && this.shownTo === undefined && this.atEnd
    const conversation = await this.marking.tell(this.conversation, this.lastNumber, isSeen)
    if (conversation !== undefined) this.take(conversation)
  }
}
