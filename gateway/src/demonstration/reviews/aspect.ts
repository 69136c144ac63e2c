/** One thing that buyers mention, with sentences that say it; each has the tag's own words in it. */
export interface Aspect {
  code: string
  zh: string
  en: string
  critical: boolean
  sentences: readonly (readonly [zh: string, en: string])[]
}

/** By category of any level; '' holds for every product. */
export type Aspects = Readonly<Record<string, readonly Aspect[]>>

export const aspect = (
  code: string,
  zh: string,
  en: string,
  sentences: Aspect['sentences'],
  critical = false
): Aspect => ({ code, zh, en, critical, sentences })
