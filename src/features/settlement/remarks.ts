import { cut } from '@domain/graphemes'
import { makeAutoObservable } from 'mobx'
import { dropDraft, keepDraft, readDraft } from '@/stores'
import { debounce } from '@/lib/timing'
import { maxRemark } from './rules'

type Save = (shopCode: string, remark: string) => Promise<unknown>

/**
 * The remarks of a settlement by shop. Every change is kept on the device at once, saved when typing pauses, and saved
 * for certain by `flush`. Saves of one shop follow one another, so that an older one never arrives last.
 */
export class Remarks {
  /** What the shopper sees. */
  private readonly texts = new Map<string, string>()
  /** What the gateway has. */
  private readonly saved = new Map<string, string>()
  private readonly chains = new Map<string, Promise<void>>()
  /** The last save did not get through; it is tried again by the next. */
  failed = false
  private readonly soon: ReturnType<typeof debounce<[]>>

  constructor(
    private readonly settlementId: string,
    private readonly save: Save
  ) {
    makeAutoObservable<Remarks, 'save' | 'chains' | 'soon'>(this, { save: false, chains: false, soon: false })
    // a failure is noted in `failed`, and submitting tries again
    this.soon = debounce(() => void this.flush().catch(() => undefined))
  }

  private get form(): string {
    return `remark:${this.settlementId}`
  }

  /** Takes what the gateway has of a shop for the first time; what was typed before a reload and not saved stays. */
  adopt(shops: readonly { shopCode: string; remark: string }[]): void {
    const draft = readDraft(this.form)
    for (const { shopCode, remark } of shops) {
      // known already: a reply may be older than what was typed or saved since
      if (this.texts.has(shopCode)) continue
      this.saved.set(shopCode, remark)
      const draftRemark = draft?.[shopCode]
      if (typeof draftRemark === 'string') this.texts.set(shopCode, cut(draftRemark, maxRemark))
      else this.texts.set(shopCode, remark)
    }
    if (this.unsaved.length > 0) this.soon()
  }

  of(shopCode: string): string {
    return this.texts.get(shopCode) ?? ''
  }

  change(shopCode: string, text: string): void {
    this.texts.set(shopCode, cut(text, maxRemark))
    keepDraft(this.form, Object.fromEntries(this.texts))
    this.soon()
  }

  /** Shops whose remark the gateway does not have; it trims what it keeps. */
  get unsaved(): string[] {
    return [...this.texts.keys()].filter((shopCode) => this.of(shopCode).trim() !== this.saved.get(shopCode))
  }

  /** Resolves when the gateway has every remark; rejects when one did not get through. */
  async flush(): Promise<void> {
    this.soon.cancel()
    await Promise.all([...this.texts.keys()].map((shopCode) => this.saveShop(shopCode)))
    if (this.unsaved.length === 0) dropDraft(this.form)
  }

  private saveShop(shopCode: string): Promise<void> {
    const before = this.chains.get(shopCode) ?? Promise.resolve()
    const next = before.catch(() => undefined).then(() => this.saveNow(shopCode))
    this.chains.set(shopCode, next)
    return next
  }

  private async saveNow(shopCode: string): Promise<void> {
    const remark = this.of(shopCode).trim()
    if (remark === this.saved.get(shopCode)) return
    try {
      await this.save(shopCode, remark)
      this.noteSaved(shopCode, remark)
    } catch (failure) {
      this.noteFailed()
      throw failure
    }
  }

  private noteSaved(shopCode: string, remark: string): void {
    this.saved.set(shopCode, remark)
    this.failed = false
  }

  private noteFailed(): void {
    this.failed = true
  }

  /** The order was placed: nothing is left to keep. */
  forget(): void {
    this.soon.cancel()
    dropDraft(this.form)
  }
}
