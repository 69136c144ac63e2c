/** A sanitised text token by token, for what reads its tags: the sanitiser escapes these signs wherever they are no tag's. */
import type { SafeHtml } from './html'

export interface RichToken {
  source: string
  /** Absent of words. */
  tag?: string | undefined
  isEnd: boolean
}

/** Tags and the words between them, in their order. */
export const richTokens = (html: SafeHtml): RichToken[] =>
  (html.match(/<[^>]*>|[^<]+/g) ?? []).map((source) => {
    const [, end, tag] = /^<(\/?)([a-z][a-z0-9]*)/.exec(source) ?? []
    return { source, tag, isEnd: end === '/' }
  })

/** Tags that have no end. */
export const emptyTags: ReadonlySet<string> = new Set(['img', 'br', 'hr'])

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** What an attribute of a tag says, with the signs that the sanitiser escaped; undefined without it. */
export const attributeOf = (source: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`)
    .exec(source)?.[1]
    ?.replace(/&(amp|lt|gt|quot);/g, (all, key: string) => characters[key] ?? all)
