// `npm run verify`, `.ci/run`: check and test; both always run to their end, the last line is the tests'. It says «verified»
// at once where these very files were green before (`--again` runs all the same); `--list` tells what would run, and why.
// `npm run verify:full` (or VERIFY=full) leaves no test out; `npm run verify:full -- check e2e` runs these parts of it.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
process.env.VERIFY = options.includes('--full') || process.env.VERIFY === 'full' ? 'full' : 'gate'
if (options.includes('--again')) process.env.TEST_AGAIN = 'yes'
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { inRoot, runNode, seconds } = await import('./lib/run.mjs')
const { baseOfChange, isFull } = await import('./lib/scope.mjs')
const { keepVerified, present, verifiedBefore } = await import('./lib/verified.mjs')

if (options.includes('--list')) {
  const { listed } = await import('./lib/list.mjs')
  console.log((await listed()).join('\n'))
  process.exit(0)
}

/** s on two idle processors; a slower machine is no fault. */
const goal = 600
const lastLine = (text) => text.trimEnd().split('\n').at(-1)
const now = present()
const base = baseOfChange()
const lastVerdict = isFull || names.length || options.includes('--again') ? undefined : verifiedBefore(now, base)
if (lastVerdict) {
  keepVerified({ ...lastVerdict, commit: now.commit })
  console.log(
    `verified: these files were green as ${lastVerdict.commit.slice(0, 8)} in ${seconds(lastVerdict.seconds)}`
  )
  console.log(lastVerdict.figures)
  process.exit(0)
}
const startedAt = performance.now()
const nothing = { code: 0, output: '' }
const stages = names.filter((name) => name !== 'check')
const isWanted = (part) => !names.length || part
const check = isWanted(names.includes('check')) ? await runNode([inRoot('scripts/check.mjs')], { show: true }) : nothing
console.log('')
const test = isWanted(stages.length)
  ? await runNode([inRoot('scripts/test.mjs'), ...stages], { show: true })
  : { ...nothing, output: '0 passed, 0 failed' }
const took = (performance.now() - startedAt) / 1000
console.log(`\nverify took ${seconds(took)}; check ${check.code ? 'failed, see above' : 'holds'}`)
if (took > goal && !isFull) console.log(`That is more than the ${seconds(goal)} it should take on two idle processors.`)
const figures = lastLine(test.output)
const isSame = now && present()?.tree === now.tree
if (!check.code && !test.code && !names.length && !isFull && isSame)
  keepVerified({ ...now, base, figures, seconds: Math.round(took) })
console.log(figures)
process.exit(check.code || test.code)
