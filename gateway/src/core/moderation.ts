/** Judges what shoppers write for others to read. */
import type { FastifyBaseLogger } from 'fastify'
import type { MessagingPlatform } from './platform/port'
import type { Words } from './words'

/**
 * PASS: it is shown. HOLD: a person has to look at it, or the platform says later what it makes of the pictures that `waits`
 * names. REFUSE: it never is, and its author reads why.
 */
export type Verdict = { kind: 'PASS' } | { kind: 'HOLD'; waits?: readonly string[] } | { kind: 'REFUSE'; reason: Words }

export interface Piece {
  userId: string
  text: string
  pictures: readonly string[]
}

export interface Moderation {
  /** The caller waits in no transaction. A failure leaves the piece unjudged; a later call retries it. */
  judge(piece: Piece): Promise<Verdict>
}

/** What is judged of a piece; undefined when nobody answers. */
export async function judgeOrLater(
  { moderation, log }: { moderation: Moderation; log: Pick<FastifyBaseLogger, 'warn'> },
  piece: Piece
): Promise<Verdict | undefined> {
  try {
    return await moderation.judge(piece)
  } catch (error) {
    log.warn({ err: error }, 'moderation did not answer; it is asked again')
    return undefined
  }
}

/** Words that nobody should have to read; in small letters, as they are looked for. */
const ABUSIVE = ['傻逼', '去死', '垃圾人', '王八蛋', 'fuck', 'asshole', 'kill yourself']
/** What no shop may show, and nobody says of an appliance. */
const UNLAWFUL = ['赌博', '博彩', '色情', '嫖娼', '约炮', '裸聊', '毒品', '冰毒', '枪支', '代开发票', 'casino', 'porn']
/** What may be true and hurts somebody: a person has to look at it. */
const ACCUSING = ['骗子', '诈骗', 'scammer']
/** What an advertisement has and a review has not: ways to be reached, and other people's shops. */
const CONTACT =
  /https?:\/\/|www\.|[a-z0-9-]\s*(?:[.。]|点)\s*(?:com|cn|net|org|top|xyz|vip|shop|cc|me|io|link|site|online|store|club|info|app|live|ru|tk)(?![a-z])|(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])|(?<!\d)1[3-9](?:[\s._-]*\d){9}(?!\d)|(?<!\d)0\d{2,3}[\s-]*\d{7,8}(?!\d)|(?:微信|加v|vx|qq)[:：号\s]*[a-z0-9_-]{5,}|刷单|返现|whatsapp|telegram/i

const REASON: Words = {
  zh: '内容里有伤人的话，没有展示',
  en: 'It has words that hurt others, so it is not shown'
}

const FORBIDDEN: Words = {
  zh: '内容里有不能发布的话，没有展示',
  en: 'It has words that may not be published, so it is not shown'
}

/** Signs of the words above in the traditional script, each with its simplified one. */
const TRADITIONAL = '賭赌騙骗詐诈槍枪開开發发約约單单現现號号點点'
const SIMPLE = new Map((TRADITIONAL.match(/../gu) ?? []).map((pair) => [pair.slice(0, 1), pair.slice(1)]))
/** A text as it is judged: in plain letters of one width, and of one script. */
const plainOf = (text: string): string =>
  text.normalize('NFKC').replace(/[\u3400-\u9fff]/g, (sign) => SIMPLE.get(sign) ?? sign)

/** Spaces and signs between letters don't hide a word. */
const bare = (text: string): string =>
  plainOf(text)
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{M}\p{Cf}]+/gu, '')
const hasOne = (plain: string, words: readonly string[]): boolean => words.some((word) => plain.includes(bare(word)))

const NOT_PASSED: Words = {
  zh: '内容没有通过平台的文字检查，没有展示',
  en: 'It did not pass the platform’s check of texts, so it is not shown'
}

/** A list of words, and no look at pictures. */
export const wordList: Moderation = {
  judge: async ({ text }) => {
    const plain = bare(text)
    if (hasOne(plain, ABUSIVE)) return { kind: 'REFUSE', reason: REASON }
    if (hasOne(plain, UNLAWFUL)) return { kind: 'REFUSE', reason: FORBIDDEN }
    return hasOne(plain, ACCUSING) || CONTACT.test(plainOf(text)) ? { kind: 'HOLD' } : { kind: 'PASS' }
  }
}

/** Its pictures did not pass; the platform's later message says so. */
export const PICTURES_NOT_PASSED: Words = {
  zh: '图片没有通过平台的检查，没有展示',
  en: 'Its pictures did not pass the platform’s check, so it is not shown'
}

/**
 * The default: the list of words, and then the messaging platform where it knows the author. Where the platform looks at
 * pictures, no picture is shown before it has: one of an author unknown to it waits for a person.
 */
export const withPlatform = (
  platform: Pick<MessagingPlatform, 'textVerdict' | 'checksMedia' | 'checkMedia'>,
  personOf: (userId: string) => Promise<string | undefined>,
  /** Where the platform can fetch files from; undefined: nowhere. */
  addressesOf: (files: readonly string[]) => Promise<string[] | undefined>
): Moderation => ({
  judge: async ({ userId, text, pictures }) => {
    const byWords = await wordList.judge({ userId, text, pictures })
    const looks = platform.checksMedia && pictures.length > 0
    if (byWords.kind === 'REFUSE' || (text === '' && !looks)) return byWords
    const person = await personOf(userId)
    if (person === undefined) return looks ? { kind: 'HOLD' } : byWords
    const verdict = text === '' ? 'PASS' : await platform.textVerdict(person, text)
    if (verdict === 'RISKY') return { kind: 'REFUSE', reason: NOT_PASSED }
    if (verdict === 'REVIEW') return { kind: 'HOLD' }
    if (!looks || byWords.kind === 'HOLD') return byWords
    const addresses = await addressesOf(pictures)
    if (addresses === undefined) return { kind: 'HOLD' }
    return { kind: 'HOLD', waits: await Promise.all(addresses.map((address) => platform.checkMedia(person, address))) }
  }
})
