/** Words of the shop in letters: `dianfanbao`, `dfb`, `dianf` and `电饭b` all lead to 电饭煲. */
import type { Db } from '../../core/database/database'
import { fitOf, plainLetters, spelledBy } from '../../../../domain/pinyin'
import { isChinese, readings } from '../../core/pinyin'
import * as store from './wordStore'

/** Words a search takes letters for; of a few letters the best are what is meant. */
const MOST_MEANT = 6
/** Words typed with blanks between their syllables that are read as one. */
const MOST_JOINED = 5
const LONGEST_WORD = 12
const WORDS = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words of a text, and its words joined as they follow each other: 洗衣机 where the dictionary cuts 洗衣 and 机. */
function wordsOf(text: string): string[] {
  const words = new Set<string>()
  for (const run of text.match(/[\u3400-\u9fff]+/g) ?? []) {
    const parts = [...WORDS.segment(run)].map(({ segment }) => segment)
    parts.forEach((_part, index) => {
      for (let end = index + 1; end <= parts.length; end += 1) {
        const word = parts.slice(index, end).join('')
        if (word.length >= 2 && word.length <= LONGEST_WORD) words.add(word)
      }
    })
  }
  return [...words]
}

/** Spells all Chinese words of the shop anew. Call it after its words or products changed. */
export async function spellWords(db: Db): Promise<void> {
  const { words, texts } = await store.chineseWords(db)
  const weights = new Map(texts.flatMap(wordsOf).map((word) => [word, 0]))
  for (const { word, weight } of words) {
    if (isChinese(word)) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  }
  const rows = []
  for (const [word, weight] of weights) {
    for (const reading of await readings(word)) rows.push({ word, reading, weight })
  }
  await store.setSpellings(db, rows)
}

interface Meant {
  word: string
  /** How well it fits (core/pinyin `fitOf`). */
  fit: number
  offered: boolean
}

/** Words that letters stand for, each once, what fits best first; among those that fit alike what people search for. */
export async function wordsSpelled(db: Db, input: string): Promise<Meant[]> {
  const spelling = spelledBy(input)
  if (spelling === undefined) return []
  const meanings = new Map<string, Meant>()
  for (const { word, reading, offered } of await store.spelledWords(db, spelling)) {
    const fit = Math.min(fitOf(reading, spelling), meanings.get(word)?.fit ?? 4)
    meanings.set(word, { word, fit, offered })
  }
  return [...meanings.values()].sort((a, b) => a.fit - b.fit)
}

/** What letters mean in a search: the words they spell; of those that they only begin the first few. */
export async function meantBy(db: Db, input: string): Promise<string[]> {
  const meanings = await wordsSpelled(db, input)
  const whole = meanings.filter(({ fit }) => fit <= 1)
  return (whole.length > 0 ? whole : meanings).slice(0, MOST_MEANT).map(({ word }) => word)
}

/**
 * A query with its letters read as pinyin, in the ways that they can be; empty when nothing in it can. «迷你 dian fan bao 4L»
 * is «迷你 电饭煲 4L».
 */
export async function readAsPinyin(db: Db, query: string): Promise<string[]> {
  const parts = plainLetters(query).trim().split(/\s+/)
  let spellings = ['']
  let isRead = false
  for (let index = 0; index < parts.length;) {
    const { words, taken } = await longestRead(db, parts.slice(index, index + MOST_JOINED))
    isRead ||= words.length > 0
    const next = words.length > 0 ? words : [parts[index] ?? '']
    spellings = spellings.flatMap((before) => next.map((word) => `${before} ${word}`.trim())).slice(0, MOST_MEANT)
    index += taken
  }
  return isRead ? spellings : []
}

/** What the first of these parts mean, as many together as are one word. */
async function longestRead(db: Db, parts: readonly string[]): Promise<{ words: string[]; taken: number }> {
  for (let taken = parts.length; taken >= 1; taken -= 1) {
    const words = await readOne(db, parts.slice(0, taken).join(''))
    if (words.length > 0) return { words, taken }
  }
  return { words: [], taken: 1 }
}

async function readOne(db: Db, input: string): Promise<string[]> {
  // one letter alone is no word
  if (!/[a-z]{2}/i.test(input) && !isChinese(input)) return []
  const whole = await meantBy(db, input)
  if (whole.length > 0) return whole
  const [, signs = '', letters = ''] = /^([\u3400-\u9fff]+)([a-z']{2,})$/i.exec(input) ?? []
  return letters === '' ? [] : (await meantBy(db, letters)).map((word) => `${signs} ${word}`)
}
