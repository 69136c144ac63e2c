import type { BodyOf, DataOf, QueryOf } from '../../../../contract'
import { spelledBy } from '../../../../domain/pinyin'
import { inTransaction, type Db } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { say, type Locale } from '../../core/words'
import * as store from './store'

type Problems = DataOf<'GET /o2pcm/pub/v1/crm-group-get/crm-common-problem'>

export async function groupsOf(
  db: Db,
  locale: Locale
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/common-problem-groups'>> {
  const rows = await store.groups(db)
  return {
    list: rows.map(({ group_code, name, problems }) => ({
      groupCode: group_code,
      name: say(locale, name),
      count: problems
    }))
  }
}

/** Returns a page of common problems, with what the reader said of each. */
export async function problemsOf(
  db: Db,
  query: QueryOf<'GET /o2pcm/pub/v1/crm-group-get/crm-common-problem'>,
  { userId, locale }: { userId: string | undefined; locale: Locale }
): Promise<Problems> {
  const { page = 1, size = 10 } = query
  const ownCategories = userId === undefined ? [] : await store.ownCategories(db, userId)
  const filter: store.ProblemFilter = {
    groupCode: query.groupCode,
    words: (query.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean),
    ownOnly: query.own === true,
    leads: query.problemCode,
    ownCategories
  }
  const asTyped = await store.findProblems(db, filter, { page, size })
  // words that lead nowhere are read as letters
  const spelled = asTyped.total === 0 ? spelledBy(query.keyword ?? '') : undefined
  const { rows, total } =
    spelled === undefined ? asTyped : await store.findProblems(db, { ...filter, words: [], spelled }, { page, size })
  const codes = rows.map(({ problem_code }) => problem_code)
  const solved = await store.solvedMarks.counts(db, codes)
  const unsolved = await store.unsolvedMarks.counts(db, codes)
  const yes = userId === undefined ? new Set<string>() : await store.solvedMarks.among(db, userId, codes)
  const no = userId === undefined ? new Set<string>() : await store.unsolvedMarks.among(db, userId, codes)
  return {
    list: rows.map((row) => ({
      problemCode: row.problem_code,
      groupCode: row.group_code,
      title: say(locale, row.title),
      facts: row.facts.map(({ name, value }) => ({ name: say(locale, name), value: say(locale, value) })),
      steps: row.steps.map((step) => say(locale, step)),
      note: say(locale, row.note),
      updatedOn: row.updated_on,
      solved: solved.get(row.problem_code) ?? 0,
      unsolved: unsolved.get(row.problem_code) ?? 0,
      helped: yes.has(row.problem_code) ? 'YES' : no.has(row.problem_code) ? 'NO' : 'NONE',
      own: row.own,
      ...(row.screen === null ? {} : { screen: row.screen })
    })),
    total,
    page,
    size
  }
}

/** A shopper says whether it helped, or takes that back; said twice it counts once. */
export function markHelped(
  db: Db,
  { userId, now }: { userId: string; now: Date },
  { problemCode, helped, reason }: BodyOf<'POST /o2pcm/v1/common-problem-help'>
): Promise<DataOf<'POST /o2pcm/v1/common-problem-help'>> {
  return inTransaction(db, async (tx) => {
    if (!(await store.holdProblem(tx, problemCode))) {
      throw notFound('problem.missing', '这个问题已经不在了', 'That question is no longer there')
    }
    if (helped !== 'YES') await store.solvedMarks.unset(tx, userId, [problemCode])
    // a reason that is said later takes the place of the first
    await store.unsolvedMarks.unset(tx, userId, [problemCode])
    if (helped === 'YES') await store.solvedMarks.set(tx, userId, [{ thing: problemCode, values: { marked_at: now } }])
    if (helped === 'NO') {
      const values = { reason: reason ?? null, marked_at: now }
      await store.unsolvedMarks.set(tx, userId, [{ thing: problemCode, values }])
    }
    const solved = (await store.solvedMarks.counts(tx, [problemCode])).get(problemCode) ?? 0
    const unsolved = (await store.unsolvedMarks.counts(tx, [problemCode])).get(problemCode) ?? 0
    return { problemCode, helped, solved, unsolved }
  })
}
