import { makeAutoObservable, observable } from 'mobx'
import type { Confirmation } from '@/platform/feedback/types'

interface Asked {
  words: Confirmation
  resolve: (yes: boolean) => void
}

/** Questions to be answered, one after the other, on the page that is open. */
export class Dialogs {
  private list: Asked[] = []
  /** Pages on show that can put a question. */
  private pages = 0

  constructor() {
    makeAutoObservable<this, 'list' | 'pages'>(this, { list: observable.shallow, pages: false })
  }

  get current(): Confirmation | undefined {
    return this.list[0]?.words
  }

  pageShown(): void {
    this.pages += 1
  }

  pageHidden(): void {
    this.pages -= 1
  }

  /** True when confirmed; undefined when no page can ask. */
  ask(words: Confirmation): Promise<boolean> | undefined {
    if (this.pages <= 0) return undefined
    return new Promise((resolve) => this.add({ words, resolve }))
  }

  answer(yes: boolean): void {
    this.list.shift()?.resolve(yes)
  }

  private add(request: Asked): void {
    this.list.push(request)
  }
}

export const dialogs = new Dialogs()
