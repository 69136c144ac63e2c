// `npm run verify -- --list`: what would run of this change, and why.
import { directBrowserTests, directRoutes, tapped, thisRun } from './chosen.mjs'
import { baseOfChange } from './scope.mjs'
import { stages } from './stages.mjs'

/** Words for what is chosen, a line each. */
export async function listed() {
  const run = await thisRun()
  const lines = [
    run.changed
      ? `${run.changed.size} files differ from ${baseOfChange().slice(0, 8)}.`
      : 'What the change is cannot be told; one of each kind runs.'
  ]
  for (const stage of stages) {
    const all = stage.files({ ...run, full: true })
    lines.push(`${stage.name.padEnd(18)}${stage.files(run).length} of ${all.length}`)
  }
  const say = (title, rows, name) => {
    lines.push('', title)
    for (const { row, why } of rows) lines.push(`  ${name(row).padEnd(44)}${why}`)
  }
  say('Routes in a browser:', directRoutes(run), ({ key }) => key)
  say('Browser test files:', directBrowserTests(run), (file) => file.replace('__tests__/e2e/', ''))
  const visits = run.routes
    .filter(({ built }) => built)
    .flatMap(({ path: page }) => [false, true].map((loggedIn) => ({ page: page.slice(1), loggedIn })))
  lines.push('', `Visits of the mini-program that act: ${tapped(visits, run).length} of ${visits.length}`)
  return lines
}
