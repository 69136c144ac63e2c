// `npm run verify`, `.ci/run`: check and test; both always run to their end, the last line is the tests'.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { inRoot, runNode, seconds } = await import('./lib/run.mjs')

const started = performance.now()
const check = await runNode([inRoot('scripts', 'check.mjs')], { show: true })
console.log('')
const test = await runNode([inRoot('scripts', 'test.mjs')], { show: true })
console.log(
  `\nverify took ${seconds((performance.now() - started) / 1000)}; check ${check.code ? 'failed, see above' : 'holds'}`
)
console.log(test.output.trimEnd().split('\n').at(-1))
process.exit(check.code || test.code)
