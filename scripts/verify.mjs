// `npm run verify`, `.ci/run`: check and test; both always run to their end, the last line is the tests'. `npm run
// verify:full` (or VERIFY=full) leaves no test out.
import { requireNode } from './lib/node-version.mjs'

requireNode()
if (process.argv.includes('--full')) process.env.VERIFY = 'full'
const { inRoot, runNode, seconds } = await import('./lib/run.mjs')
const { isFull } = await import('./lib/scope.mjs')

const started = performance.now()
const check = await runNode([inRoot('scripts', 'check.mjs')], { show: true })
console.log('')
const test = await runNode([inRoot('scripts', 'test.mjs')], { show: true })
// what check installs is needed to read the route table
const { thisRun } = await import('./lib/chosen.mjs')
const built = (await thisRun()).routes.filter((route) => route.built)
/** s on two idle processors: ten minutes with 22 routes, a quarter of an hour with 111; a slower machine is no fault. */
const goal = 600 + (300 / 89) * (built.length - 22)
const took = (performance.now() - started) / 1000
console.log(`\nverify took ${seconds(took)}; check ${check.code ? 'failed, see above' : 'holds'}`)
if (took > goal && !isFull) console.log(`That is more than the ${seconds(goal)} it should take on two idle processors.`)
console.log(test.output.trimEnd().split('\n').at(-1))
process.exit(check.code || test.code)
