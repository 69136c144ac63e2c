// `npm run verify`, `.ci/run`: check and test; both always run to their end, the last line is the tests'.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { inRoot, runNode, seconds } = await import('./lib/run.mjs')

const started = performance.now()
const check = await runNode([inRoot('scripts', 'check.mjs')], { show: true })
console.log('')
const test = await runNode([inRoot('scripts', 'test.mjs')], { show: true })
/** s on two processors; a slower machine is no fault, a verify that grew is */
const goal = 15 * 60
const took = (performance.now() - started) / 1000
console.log(`\nverify took ${seconds(took)}; check ${check.code ? 'failed, see above' : 'holds'}`)
if (took > goal) console.log(`That is more than the ${seconds(goal)} it should take on two processors.`)
console.log(test.output.trimEnd().split('\n').at(-1))
process.exit(check.code || test.code)
