// fast-check with the seed of this run: the same in every run, but for `verify:full`, which draws one and prints it.
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js')

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FC_SEED || 1) })
module.exports = fc
