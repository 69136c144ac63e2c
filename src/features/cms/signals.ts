import { createContext, useContext, useEffect, useState } from 'react'
import { useEvent } from '@/ui'

type Listener<T> = () => T

/** What a page tells its blocks: its end was reached, or everything shall load again. */
export class PageSignals {
  private readonly ends = new Set<Listener<void>>()
  private readonly reloads = new Set<Listener<Promise<void>>>()

  /** The shopper came near the end of the page. */
  reachEnd(): void {
    for (const listener of [...this.ends]) listener()
  }

  /** What the page's way to search offers, while it is scrolled away. */
  private hint: string | undefined
  private readonly searches = new Set<(hint: string | undefined) => void>()

  /** The way to search went out of sight, with what it offers, or is back. */
  setSearch(hint: string | undefined): void {
    this.hint = hint
    for (const listener of [...this.searches]) listener(hint)
  }

  /** Hears of that, at once of how it is; returns how to stop. */
  onSearch(listener: (hint: string | undefined) => void): () => void {
    this.searches.add(listener)
    listener(this.hint)
    return () => this.searches.delete(listener)
  }

  private readonly passed = new Set<string>()
  private readonly anchors = new Set<() => void>()

  /** A block that a bar of anchors leads to has come up to that bar, or is below it again. */
  setPassed(block: string, away: boolean): void {
    if (away) this.passed.add(block)
    else this.passed.delete(block)
    for (const listener of [...this.anchors]) listener()
  }

  hasPassed(block: string): boolean {
    return this.passed.has(block)
  }

  /** Hears of blocks that pass; returns how to stop. */
  onPassed(listener: () => void): () => void {
    this.anchors.add(listener)
    return () => this.anchors.delete(listener)
  }

  private readonly touches = new Set<Listener<void>>()

  /** A finger or a wheel is on the page. */
  touched(): void {
    for (const listener of [...this.touches]) listener()
  }

  /** Hears of that; returns how to stop. */
  onTouched(listener: Listener<void>): () => void {
    this.touches.add(listener)
    return () => this.touches.delete(listener)
  }

  /** Everything that shows data loads again; settles when all have. */
  async reload(): Promise<void> {
    await Promise.all([...this.reloads].map((listener) => listener()))
  }

  /** Hears of the end; returns how to stop. */
  onEnd(listener: Listener<void>): () => void {
    this.ends.add(listener)
    return () => this.ends.delete(listener)
  }

  /** Takes part in reloads; returns how to stop. */
  onReload(listener: Listener<Promise<void>>): () => void {
    this.reloads.add(listener)
    return () => this.reloads.delete(listener)
  }
}

/** The page a block is on. */
export interface PageEnv {
  /** Its name in the decoration, for ids and reports. */
  page: string
  signals: PageSignals
  /** Chosen tabs by the id of their block, and how to choose one. */
  chosen: Readonly<Record<string, string>>
  choose: (block: string, key: string) => void
  /** Draws what is further down, too: something leads there. */
  reachAll: () => void
  /** Something else is still to be asked over the page: a pop-up waits. */
  busy: boolean
}

/** Given by `DecoratedBlocks`. */
export const PageContext = createContext<PageEnv>({
  page: 'page',
  signals: new PageSignals(),
  chosen: {},
  choose: () => undefined,
  reachAll: () => undefined,
  busy: false
})
export const usePageEnv = (): PageEnv => useContext(PageContext)

/** Runs `listener` when the end of the page is reached, while `active`. */
export function usePageEnd(listener: () => void, active: boolean): void {
  const { signals } = usePageEnv()
  const newest = useEvent(listener)
  useEffect(() => (active ? signals.onEnd(newest) : undefined), [signals, active, newest])
}

/** Takes part in the page's reload. */
export function usePageReload(reload: () => Promise<void>): void {
  const { signals } = usePageEnv()
  const newest = useEvent(reload)
  useEffect(() => signals.onReload(newest), [signals, newest])
}

/** What the page's way to search offers while it is scrolled away; undefined while it is in sight, or there is none. */
export function useAwaySearch(signals: PageSignals): string | undefined {
  const [hint, setHint] = useState<string>()
  useEffect(() => signals.onSearch(setHint), [signals])
  return hint
}
