/** What is being cooked, and its timers: kept on the device as the moments at which they end. */
import { cut } from '@domain/graphemes'
import { HOUR_MS } from '@domain/spans'
import { makeAutoObservable, runInAction } from 'mobx'
import { toast } from '@/platform/feedback'
import { prepareRing, ring } from '@/platform/ring'
import { readStored, writeStored, type CookTimer, type Cooking } from '@/stores'
import { recipeWords } from '../messages'
import { dueAt, isRunning, leftOf } from '../rules'

/** A timer that ended so long ago is of another meal. */
const forgottenAfter = 3 * HOUR_MS
/** Several at once, as many as the device keeps. */
const mostTimers = 12
const wordsMs = 4000

const nothing: Cooking = { recipeCode: 'none', persons: 1, done: 0, timers: [] }

class Kitchen {
  private cooking: Cooking
  /** ms, the device's clock, as it is drawn. */
  now = Date.now()
  private beat: ReturnType<typeof setTimeout> | undefined
  /** How many screens draw its clock. */
  private watchers = 0

  constructor() {
    const cooking = readStored('cooking') ?? nothing
    this.cooking = { ...cooking, timers: cooking.timers.filter(({ endsAt }) => endsAt > this.now - forgottenAfter) }
    makeAutoObservable<this, 'beat' | 'watchers'>(this, { beat: false, watchers: false })
  }

  get timers(): readonly CookTimer[] {
    return this.cooking.timers
  }

  timerOf(recipeCode: string, step: number): CookTimer | undefined {
    return this.timers.find((timer) => timer.recipeCode === recipeCode && timer.step === step)
  }

  /** How far this recipe is; undefined when another is cooked. */
  progressOf(recipeCode: string): { persons: number; done: number } | undefined {
    return this.cooking.recipeCode === recipeCode ? this.cooking : undefined
  }

  note(recipeCode: string, persons: number, done: number): void {
    this.keep({ ...this.cooking, recipeCode, persons, done })
  }

  start(of: Pick<CookTimer, 'recipeCode' | 'step' | 'title' | 'seconds'>): void {
    prepareRing()
    const timer = {
      ...of,
      title: cut(of.title, 30),
      endsAt: Date.now() + of.seconds * 1000,
      rang: false
    }
    this.put(timer, (others) => [...others, timer].slice(-mostTimers))
  }

  pause(timer: CookTimer): void {
    const pausedTimer = { ...timer, leftMs: leftOf(timer, Date.now()) }
    this.put(timer, () => this.timers.map((entry) => (entry === timer ? pausedTimer : entry)))
  }

  resume(timer: CookTimer): void {
    prepareRing()
    const { leftMs = 0, ...rest } = timer
    const running = { ...rest, endsAt: Date.now() + leftMs }
    this.put(timer, () => this.timers.map((entry) => (entry === timer ? running : entry)))
  }

  stop(timer: CookTimer): void {
    this.put(timer, (others) => others)
  }

  /** A screen draws the clock from now on, each second; the reply ends that. */
  watch(): () => void {
    this.watchers += 1
    this.tick()
    return () => {
      this.watchers -= 1
      this.tick()
    }
  }

  /** Rings for what has ended, and goes on while something runs: each second where it is seen, else when the next ends. */
  tick(): void {
    clearTimeout(this.beat)
    this.now = Date.now()
    const due = dueAt(this.timers, this.now)
    if (due.length > 0) {
      const late = this.now
      this.keep({
        ...this.cooking,
        timers: this.timers.map((entry) => (due.includes(entry) ? { ...entry, rang: true } : entry))
      })
      // what ended while nobody was here is seen, and need not ring
      if (due.some(({ endsAt }) => endsAt > late - 60_000)) ring()
      toast(recipeWords('rang', { name: due.map(({ title }) => title).join(recipeWords('rangSeparator')) }), wordsMs)
    }
    const running = this.timers.filter(isRunning)
    if (running.length === 0) return
    const leftTimes = running.map((timer) => leftOf(timer, this.now))
    const next = Math.min(...(this.watchers > 0 ? leftTimes.map((ms) => ms % 1000 || 1000) : leftTimes))
    this.beat = setTimeout(() => runInAction(() => this.tick()), next)
  }

  /** Its clock stands still from now on. */
  leave(): void {
    clearTimeout(this.beat)
  }

  private put(timer: CookTimer, change: (others: CookTimer[]) => CookTimer[]): void {
    const others = this.timers.filter(({ recipeCode, step }) => recipeCode !== timer.recipeCode || step !== timer.step)
    this.keep({ ...this.cooking, timers: change(others) })
    this.tick()
  }

  private keep(cooking: Cooking): void {
    this.cooking = cooking
    writeStored('cooking', cooking)
  }
}

let instance: Kitchen | undefined

/** The one kitchen of the device, made when a recipe is first opened. */
export const kitchen = (): Kitchen => (instance ??= new Kitchen())

/** For tests: as after a reload. */
export const leaveKitchen = (): void => {
  instance?.leave()
  instance = undefined
}
