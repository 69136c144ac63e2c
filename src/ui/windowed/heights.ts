/** Measured items of a kind after which their mean is taken for those to come. */
const enough = 8

interface Mean {
  sum: number
  count: number
}

const add = ({ sum, count }: Mean, height: number): Mean => ({ sum: sum + height, count: count + 1 })

/** Heights of a list's items, px: as measured, or guessed by others of their kind. */
export class Heights {
  /** Goes up whenever a guess changes. */
  guesses = 0
  private readonly measured = new Map<string, number>()
  private readonly kinds = new Map<string, Mean>()
  private all: Mean = { sum: 0, count: 0 }

  /** `about` is taken until anything was measured. */
  constructor(private readonly about: number) {}

  of(key: string, kind: string): number {
    const height = this.measured.get(key)
    if (height !== undefined) return height
    const { sum, count } = this.kinds.get(kind) ?? this.all
    return count > 0 ? sum / count : this.about
  }

  learn(key: string, kind: string, height: number): void {
    const isNew = !this.measured.has(key)
    this.measured.set(key, height)
    const mean = this.kinds.get(kind) ?? { sum: 0, count: 0 }
    // a guess that went on changing would move what lies below unmeasured items
    if (!isNew || mean.count >= enough) return
    this.kinds.set(kind, add(mean, height))
    this.all = add(this.all, height)
    this.guesses += 1
  }
}
