import type { Core } from '../../core/area'
import type { DemonstrationProblem } from './demonstration'
import { addGroups, addMarks } from './store'
import { readingsOf } from './storeSpelling'

/** Everything a problem is searched by. */
const foundBy = ({ title, facts, steps, note, alsoCalled }: DemonstrationProblem): string =>
  [title, ...facts.flatMap(({ name, value }) => [name, value]), ...steps, note]
    .flatMap(({ zh, en }) => [zh, en])
    .concat(alsoCalled)
    .join(' ')
    .toLowerCase()

/** Writes the demonstration's common problems, and what made-up shoppers said of them. */
export async function seedHelp({ db, clock, catalogue }: Core): Promise<void> {
  const help = (await catalogue()).help?.()
  if (help === undefined || help.problems.length === 0) return
  await addGroups(db, help.groups)
  const readings = new Map<string, string>()
  for (const { problemCode, title, alsoCalled } of help.problems)
    readings.set(problemCode, await readingsOf([title.zh, ...alsoCalled]))
  await db
    .insertInto('common_problem')
    .values(
      help.problems.map((problem, position) => ({
        problem_code: problem.problemCode,
        group_code: problem.groupCode,
        title: JSON.stringify(problem.title),
        facts: JSON.stringify(problem.facts),
        steps: JSON.stringify(problem.steps),
        note: JSON.stringify(problem.note),
        category_codes: problem.categoryCodes,
        found_by: foundBy(problem),
        readings: readings.get(problem.problemCode) ?? '',
        screen: problem.screen ?? null,
        updated_on: problem.updatedOn,
        position
      }))
    )
    .execute()
  for (const { problemCode, solved, unsolved } of help.problems) {
    await addMarks(db, 'problem_solved', problemCode, { from: 1, count: solved }, clock.date())
    await addMarks(db, 'problem_unsolved', problemCode, { from: solved + 1, count: unsolved }, clock.date())
  }
}
