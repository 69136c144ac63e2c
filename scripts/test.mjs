// `npm test`: everything that must hold of a change. `npm test -- unit gateway` runs only these stages, `npm test -- pages
// --only __tests__/pages/orders/cart.test.tsx` one file of a stage. The last line is `N passed, N failed`. With VERIFY=full nothing
// is left out. What was green of these very files is not run again (`--again` does), so `npm test` and `verify` test a change
// once. `--report file` writes what failed as JSON, `--times` keeps how long each file took in `__tests__/times.json`.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { parseArgs } = await import('node:util')
const { writeFileSync } = await import('node:fs')
const { failedBefore } = await import('./lib/before.mjs')
const { mostAgain, redBefore, runTwice } = await import('./lib/judge.mjs')
const { stages } = await import('./lib/stages.mjs')
const { seconds } = await import('./lib/run.mjs')
const { baseOfChange, isFull } = await import('./lib/scope.mjs')
const { thisRun } = await import('./lib/chosen.mjs')
const { keepSeconds } = await import('./lib/times.mjs')
const { keepTested, present, testedBefore } = await import('./lib/verified.mjs')

/** Tests that may fail once and pass then in `verify:full`. */
const mostUnsteady = 2

const { positionals: stageNames, values } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    report: { type: 'string' },
    times: { type: 'boolean' }
  }
})
const names = stages.map((stage) => stage.name)
const isNamed = (stage, name) => stage === name || stage.split(':')[0] === name
const unknown = stageNames.filter((name) => !names.some((stage) => isNamed(stage, name)))
if (unknown.length) {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  process.exit(1)
}
if (values.only && stageNames.length !== 1) {
  console.error('--only wants one stage: npm test -- pages --only __tests__/pages/orders/cart.test.tsx')
  process.exit(1)
}
const selection = stages.filter(({ name }) =>
  values.only ? name === stageNames[0] : !stageNames.length || stageNames.some((item) => isNamed(name, item))
)

/** All tests of the change, and nothing else: their verdict is kept, and asked for before they run. */
const isWhole = !isFull && !stageNames.length && !values.only && !values.report && !values.times
const now = isWhole ? present() : undefined
const base = baseOfChange()
const green = values.again || process.env.TEST_AGAIN === 'yes' ? undefined : testedBefore(now, base)
if (green) {
  console.log(`tested: these files were green as ${green.commit.slice(0, 8)} in ${seconds(green.seconds)}`)
  console.log(green.figures)
  process.exit(0)
}
const begunAt = performance.now()

// what property tests draw is the same at each run, but for `verify:full`
process.env.FC_SEED ??= isFull ? String(Date.now() % 1_000_000_000) : '1'
if (isFull) console.log(`Property tests draw by the seed ${process.env.FC_SEED} (FC_SEED).`)

const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] }
const chosenBy = await thisRun()
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const unsteady = []
const before = []
let hasLeft = false

const filesOf = new Map(selection.map((stage) => [stage, values.only ?? stage.files(chosenBy)]))
/** Stages after this one that one start of a program runs with it. */
const besideOf = (stage) =>
  selection
    .slice(selection.indexOf(stage) + 1)
    .filter(({ shares }) => shares && shares === stage.shares)
    .map((other) => ({ name: other.name, files: filesOf.get(other) }))
    .filter(({ files }) => files.length)

const keepTimes = (name, { seconds: ofFiles = {}, more = {} }) => {
  for (const [stage, times] of Object.entries({ [name]: ofFiles, ...more })) keepSeconds(stage, times)
}

async function runStage(stage) {
  const files = filesOf.get(stage)
  if (!files.length) return { ...nothing, left: true, note: 'nothing that the change touches' }
  const result = await (values.only
    ? stage.run(files, { alone: true })
    : runTwice(stage, files, { beside: besideOf(stage) }))
  if (values.times || (isFull && !values.only)) keepTimes(stage.name, result)
  return result
}

/** What of a stage's failures the change is not the cause of; in `verify:full` all counts. */
async function askBefore(stage, result) {
  const files = [...new Set(result.failures.map(({ file }) => file))]
  if (isFull || values.only || !files.length || files.includes(undefined) || files.length > mostAgain) return result
  const { ours, theirs } = redBefore(result.failures, await failedBefore(stage.name, files))
  before.push(...theirs.map((item) => ({ ...item, name: `[${stage.name}] ${item.name}` })))
  return { ...result, failed: ours.length, failures: ours }
}

for (const stage of selection) {
  const startedAt = performance.now()
  let result
  try {
    result = await askBefore(stage, await runStage(stage))
  } catch (error) {
    result = { ...nothing, failed: 1, failures: [{ name: `stage ${stage.name}`, error: error.stack }] }
  }
  for (const key of Object.keys(total)) total[key] += result[key]
  hasLeft ||= result.left ?? false
  unsteady.push(...(result.unsteady ?? []).map((item) => ({ ...item, name: `[${stage.name}] ${item.name}` })))
  failures.push(...result.failures.map((item) => ({ ...item, stage: stage.name })))
  const counts = `${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ''}`
  const note = result.note ? ` (${result.note})` : ''
  const took = result.took ?? (performance.now() - startedAt) / 1000
  console.log(`${stage.name.padEnd(18)}${counts.padEnd(34)}${seconds(took).padStart(8)}${note}`)
}

const block = (text, lines, indent) => text.split('\n').slice(0, lines).join('\n').replaceAll(/^/gm, indent)
/** Each with its first words, and what stood there then: a failure that only another machine sees is understood by it. */
function tell(title, list, mark) {
  if (!list.length) return
  console.log(`\n${title}:`)
  for (const { stage, name, error, page } of list) {
    console.log(`\n${mark} ${stage ? `[${stage}] ` : ''}${name}\n${block(String(error), 14, '    ')}`)
    if (page) console.log(`    The page then:\n${block(page, 80, '      ')}`)
  }
  console.log('')
}
if (isFull && unsteady.length > mostUnsteady) {
  total.failed += 1
  failures.push({
    name: `${unsteady.length} tests are unsteady, at most ${mostUnsteady} may be`,
    error: unsteady.map(({ name }) => name).join('\n')
  })
}
tell('Failed', failures, '✗')
tell('Red before this change too, so not counted', before, '·')
tell('Unsteady: failed, and passed when run once more', unsteady, '~')
if (values.report) writeFileSync(values.report, JSON.stringify({ ...total, failures, unsteady }))
if (!total.passed && !total.failed && !hasLeft) {
  console.log('No test ran.')
  total.failed = 1
}
const figures = `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`
if (now && !total.failed && present()?.tree === now.tree)
  keepTested({ ...now, base, figures, seconds: Math.round((performance.now() - begunAt) / 1000) })
console.log(figures)
process.exit(total.failed ? 1 : 0)
