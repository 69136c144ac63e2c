// `npm test`: everything that must hold. `npm test -- unit gateway e2e` runs only these stages. The last line is
// `N passed, N failed`. With VERIFY=full nothing is left out.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { stages } = await import('./lib/stages.mjs')
const { seconds } = await import('./lib/run.mjs')
const { isFull } = await import('./lib/scope.mjs')
const { thisRun } = await import('./lib/chosen.mjs')

/** Tests that may fail once and pass then in `verify:full`. */
const mostUnsteady = 2

const wanted = process.argv.slice(2)
const known = stages.map((stage) => stage.name)
const unknown = wanted.filter((name) => !known.some((stage) => stage === name || stage.split(':')[0] === name))
if (unknown.length) {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${known.join(', ')}.`)
  process.exit(1)
}
const chosen = stages.filter(
  ({ name }) => !wanted.length || wanted.includes(name) || wanted.includes(name.split(':')[0])
)

const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] }
const chosenBy = await thisRun()
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const unsteady = []
let left = false
for (const stage of chosen) {
  const started = performance.now()
  let result
  try {
    const files = stage.files(chosenBy)
    result = files.length ? await stage.run(files) : { ...nothing, left: true, note: 'nothing that the change touches' }
  } catch (error) {
    result = { passed: 0, failed: 1, skipped: 0, failures: [{ name: `stage ${stage.name}`, error: error.stack }] }
  }
  for (const key of Object.keys(total)) total[key] += result[key]
  left ||= result.left ?? false
  unsteady.push(...(result.unsteady ?? []).map((one) => ({ ...one, name: `[${stage.name}] ${one.name}` })))
  failures.push(...result.failures.map((one) => ({ ...one, name: `[${stage.name}] ${one.name}` })))
  const counts = `${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ''}`
  const note = result.note ? ` (${result.note})` : ''
  console.log(
    `${stage.name.padEnd(18)}${counts.padEnd(34)}${seconds((performance.now() - started) / 1000).padStart(8)}${note}`
  )
}

const block = (text, lines, indent) => text.split('\n').slice(0, lines).join('\n').replaceAll(/^/gm, indent)
/** Each with its first words, and what stood there then: a failure that only another machine sees is understood by it. */
function tell(title, list, mark) {
  if (!list.length) return
  console.log(`\n${title}:`)
  for (const { name, error, page } of list) {
    console.log(`\n${mark} ${name}\n${block(String(error), 14, '    ')}`)
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
tell('Unsteady: failed, and passed when run once more', unsteady, '~')
if (!total.passed && !total.failed && !left) {
  console.log('No test ran.')
  total.failed = 1
}
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed ? 1 : 0)
