import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import type { Spelled } from '../../../../domain/pinyin'
import type { Words } from '../../core/words'

/** Completions that are looked at; several may mean the same. */
const MOST_COMPLETIONS = 40
/** Words that letters may stand for; a search takes the best of them. */
const MOST_SPELLED = 60
const BATCH = 400

export async function synonymGroups(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom('synonym').selectAll().orderBy('group_no').execute()
  const groups = new Map<number, string[]>()
  for (const { group_no: group, word } of rows) groups.set(group, [...(groups.get(group) ?? []), word])
  return [...groups.values()]
}

export function hotWords(db: Db): Promise<{ word: Words; hot: boolean }[]> {
  return db.selectFrom('hot_word').select(['word', 'hot']).orderBy('position').execute()
}

export interface WeighedWord {
  word: string
  /** 0 a model number or a part of a title, more what people search for. */
  weight: number
}

/** The word that was typed, then words that begin with it, then words that hold it. */
export async function completions(db: Db, locale: string, input: string): Promise<WeighedWord[]> {
  const pattern = input.replace(/[\\%_]/g, '\\$&')
  const result = await sql<WeighedWord>`
    select word, weight from search_word
    where locale = ${locale} and lower(word) like ${`%${pattern}%`}
    order by lower(word) = ${input} desc, lower(word) like ${`${pattern}%`} desc, weight desc, product_count desc,
      length(word), word
    limit ${sql.lit(MOST_COMPLETIONS)}`.execute(db)
  return result.rows
}

export interface SpelledWord extends WeighedWord {
  reading: string
  /** Whether it is offered as a completion too. */
  offered: boolean
}

/** Words that are typed by these letters, in one of their readings; what people search for first. */
export async function spelledWords(db: Db, { signs, letters, pattern }: Spelled): Promise<SpelledWord[]> {
  const first = signs === '' ? ` ${letters.slice(0, 1)}%` : ' %'
  const result = await sql<SpelledWord>`
    select s.word, s.reading, s.weight, w.word is not null as offered
    from search_spelling s left join search_word w on w.locale = 'zh-CN' and w.word = s.word
    where s.reading like ${first} and s.word like ${`${signs}%`} and s.reading ~ ${`^${pattern}`}
    order by s.weight desc, coalesce(w.product_count, 0) desc, length(s.word), s.word, s.reading
    limit ${sql.lit(MOST_SPELLED)}`.execute(db)
  return result.rows
}

/** Everything in Chinese that is searched by: words with their weight, and titles and values to take words out of. */
export async function chineseWords(db: Db): Promise<{ words: WeighedWord[]; texts: string[] }> {
  const { rows: words } = await sql<WeighedWord>`
    select word, weight from search_word where locale = 'zh-CN' and weight > 0
    union all select word, 2 from synonym`.execute(db)
  const { rows: texts } = await sql<{ text: string }>`
    select title ->> 'zh' as text from product
    union select v.item -> 'name' ->> 'zh' from product p cross join lateral jsonb_array_elements(p.attributes) as a(item)
      cross join lateral jsonb_array_elements(a.item -> 'values') as v(item)`.execute(db)
  return { words, texts: texts.map(({ text }) => text) }
}

/** Puts these readings in the place of those that are there. */
export async function setSpellings(
  db: Db,
  rows: readonly { word: string; reading: string; weight: number }[]
): Promise<void> {
  await db.deleteFrom('search_spelling').execute()
  for (let index = 0; index < rows.length; index += BATCH) {
    await db
      .insertInto('search_spelling')
      .values(rows.slice(index, index + BATCH))
      .execute()
  }
}
