/** What blocks of a decorated page are made of (spec 2.4), read without trust; the contract has the same as types. */
import { code, fitOnes, ifFit, isRecord, listOf, matching, oneOf, optional, shape, text, wholeNumber } from '../check'
import type { Check } from '../check'
import { withoutUnseen } from '../unseen'

/** One text in every language of the site. */
export interface LocalText {
  'zh-CN': string
  'en-US': string
}

/** A screen of the app by the key of its route, an https address, or an application of the shell (`domain/fileTypes`). */
export type BlockLink = { route: string; params?: Record<string, unknown> } | { url: string }

/** A path on the storage host, or an https address; whether its host may give pictures is decided where it is shown. */
export const picture = matching(/^(\/storage\/|https:\/\/)[^\s"'<>\\]+$/, 1024)

/** Words in both languages; one that is missing is taken from the other. */
export const localText = (longest: number): Check<LocalText> => {
  const some = optional(text(longest, 0))
  const both = shape<{ 'zh-CN'?: string; 'en-US'?: string }>({ 'zh-CN': some, 'en-US': some })
  return (value) => {
    const { 'zh-CN': zh, 'en-US': en } = both(value) ?? {}
    if (zh === undefined && en === undefined) return undefined
    return { 'zh-CN': withoutUnseen(zh || en || ''), 'en-US': withoutUnseen(en || zh || '') }
  }
}

export const words = localText(80)
export const sentence = localText(200)

const web = shape<{ url: string }>({ url: matching(/^(https:\/\/|app:)[^\s"'<>\\]+$/, 2048) })
const screen = shape<{ route: string; params?: Record<string, unknown> }>({
  route: text(64),
  // which screens there are and what they take is the route table's matter
  params: ifFit((value) => (isRecord(value) ? value : undefined))
})

/** A link that can't be read is no link: the picture still shows, it only does not open anything. */
export const link = ifFit<BlockLink>((value) =>
  isRecord(value) && value.url !== undefined ? web(value) : screen(value)
)

const scene = oneOf('HOME', 'CART', 'PRODUCT', 'MINE', 'PAID')
export const flashSource = shape({ flash: oneOf(true) })
const chosenSource = shape({ spuCodes: listOf(code, 50, 1) })
const sceneSource = shape({ scene, categoryCode: optional(code) })

type Fit<C> = C extends Check<infer T> ? T : never

/** Given codes, endless recommendations, or the open flash window. */
export const source: Check<Fit<typeof flashSource> | Fit<typeof chosenSource> | Fit<typeof sceneSource>> = (value) =>
  flashSource(value) ?? (isRecord(value) && value.spuCodes !== undefined ? chosenSource(value) : sceneSource(value))

/** 0 (endless) or a bounded number of products. */
export const limit = wholeNumber(0, 99)
export const someLimit = wholeNumber(1, 99)
/** ms; 0 stands still. */
export const pause = wholeNumber(0, 60_000)
export const tone = oneOf('light', 'dark')

export { code, fitOnes, listOf, oneOf, optional, shape, type Check }
