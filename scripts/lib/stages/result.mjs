// What a stage of `npm test` gives: {passed, failed, skipped, failures: [{file, name, error, page?}], note?, took?}. `file` names
// what can be run again alone: a test file, or a visit of the mini-program's crawl. `took`: s, where they are not all that
// went by until the result was there. `seconds`: s by file, `more`: the same of what else was measured, by its name.

/** ms after which a program of a stage has come to a standstill, on a busy machine too. */
export const standstill = 3_000_000
export const none = { passed: 0, failed: 0, skipped: 0, failures: [] }
export const failedWith = (name, error, file) => ({ ...none, failed: 1, failures: [{ file, name, error }] })
/** What was left out, in words. */
export const partOf = (count, all, what) => (count < all ? [`${count} of ${all} ${what}`] : [])
