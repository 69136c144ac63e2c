// `npm run verify -- --list`: what would run of this change, and why.
import { directBrowserTests, directRoutes, reasonsIn, tappedReasons, thisRun } from './chosen.mjs'
import { baseOfChange } from './scope.mjs'
import { stages } from './stages.mjs'

/** Stages whose files are chosen by what the change is about. */
const byDirectness = ['unit', 'pages', 'contract', 'gateway', 'gateway:postgres', 'weapp']

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
    for (const { row, why } of rows) lines.push(`  ${name(row).padEnd(44)} ${why}`)
  }
  for (const stage of stages.filter(({ name }) => byDirectness.includes(name))) {
    const chosen = new Set(stage.files(run))
    const rows = reasonsIn(stage.name, stage.files({ ...run, full: true }), run).filter(({ row }) => chosen.has(row))
    const direct = rows.filter(({ why }) => why !== 'there is time')
    say(`Of ${stage.name}, besides ${chosen.size - direct.length} that there is time for:`, direct, (file) =>
      file.replace('__tests__/', '')
    )
  }
  say('Routes in a browser:', directRoutes(run), ({ key }) => key)
  say('Browser test files:', directBrowserTests(run), (file) => file.replace('__tests__/e2e/', ''))
  const visits = run.routes
    .filter(({ built }) => built)
    .flatMap(({ path: page }) => [false, true].map((loggedIn) => ({ page: page.slice(1), loggedIn })))
  say(
    `Visits of the mini-program that act, of ${visits.length}:`,
    tappedReasons(visits, run),
    ({ page, loggedIn }) => `${page}, logged ${loggedIn ? 'in' : 'out'}`
  )
  return lines
}
