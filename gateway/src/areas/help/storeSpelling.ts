/** Problems by letters: how they are typed, kept when they are written. */
import { sql } from 'kysely'
import { readings } from '../../core/pinyin'
import type { Db } from '../../core/database/database'

/** All ways these words are read, a bar between them. */
export async function readingsOf(words: readonly string[]): Promise<string> {
  const list: string[] = []
  for (const word of words) list.push(...(await readings(word)))
  return list.join('|')
}

/** Spells the problems that were written before there were readings. */
export async function spellProblems(db: Db): Promise<void> {
  const { rows } = await sql<{ problem_code: string; title: string }>`
    select problem_code, title ->> 'zh' as title from common_problem where readings = ''`.execute(db)
  for (const { problem_code: code, title } of rows) {
    await sql`update common_problem set readings = ${await readingsOf([title])} where problem_code = ${code}`.execute(
      db
    )
  }
}
