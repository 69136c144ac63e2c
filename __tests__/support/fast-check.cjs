// fast-check with the seed of this run: the same in every run, but for `verify:full`, which draws one and prints it. There a
// property is tried as often as its test says, elsewhere at most so often.
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js')

const most = process.env.VERIFY === 'full' ? Infinity : 2_000

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FC_SEED || 1) })
module.exports = {
  ...fc,
  assert: (property, { numRuns = 100, ...others } = {}) =>
    fc.assert(property, { ...others, numRuns: Math.min(numRuns, most) })
}
