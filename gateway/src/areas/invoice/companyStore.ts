import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import { spelledBy } from '../../../../domain/pinyin'
import { readings } from '../../core/pinyin'

const literal = (words: string): string => words.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/**
 * Companies whose name holds the words, or is typed by these letters from some sign on: what the shopper used most, then
 * where the words stand first, then the short.
 */
export async function companiesLike(
  db: Db,
  userId: string,
  words: string,
  most: number
): Promise<{ name: string; taxNo: string; used: number }[]> {
  const nameMatch = sql`lower(c.name) like ${`%${literal(words.toLowerCase())}%`}`
  const spelling = spelledBy(words)
  const spellingMatch =
    spelling === undefined
      ? sql`false`
      : sql`(c.name like ${`%${spelling.signs}%`} and c.readings ~ ${spelling.pattern})`
  const { rows } = await sql<{ name: string; taxNo: string; used: number }>`
    select c.name, c.tax_no as "taxNo",
      (select count(*)::int from invoice i where i.user_id = ${userId} and i.tax_no = c.tax_no
        and i.state <> 'VOID') as used
    from company c where ${nameMatch} or ${spellingMatch}
    order by used desc, ${nameMatch} desc, position(${words.toLowerCase()} in lower(c.name)), length(c.name), c.tax_no
    limit ${most}`.execute(db)
  return rows
}

const readingsOf = async (name: string): Promise<string> => (await readings(name)).join('|')

export async function addCompanies(db: Db, companies: readonly { tax_no: string; name: string }[]): Promise<void> {
  const rows = []
  for (const company of companies) rows.push({ ...company, readings: await readingsOf(company.name) })
  if (rows.length > 0) await db.insertInto('company').values(rows).execute()
}

/** Spells the companies that were written before there were readings. */
export async function spellCompanies(db: Db): Promise<void> {
  const { rows } = await sql<{
    tax_no: string
    name: string
  }>`select tax_no, name from company where readings = ''`.execute(db)
  for (const { tax_no: taxNo, name } of rows) {
    await sql`update company set readings = ${await readingsOf(name)} where tax_no = ${taxNo}`.execute(db)
  }
}
