// A reporter for node:test in a process of node-test-worker.mjs: tells the process that started it of each test's end, and
// of the end of each file, which is a suite of its own at the top.
import process from 'node:process'

const clean = (error) => {
  const cause = error?.cause ?? error
  return String(cause?.stack ?? cause?.message ?? cause ?? 'failed')
}

function rowOf(type, data, names) {
  const suite = data.details?.type === 'suite'
  if (suite && type === 'test:pass') return undefined
  // a suite fails with its tests, which are counted themselves; it counts alone only when its own hook broke
  if (data.details?.error?.failureType === 'subtestsFailed') return undefined
  return {
    outcome:
      data.skip !== undefined || data.todo !== undefined ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
    // without the file, which stands first
    name: [...names.slice(0, data.nesting), data.name].slice(1).join(' › '),
    ms: Math.round(data.details?.duration_ms ?? 0),
    ...(type === 'test:fail' && { error: clean(data.details?.error) })
  }
}

/** Sends `{row: {outcome, name, ms, error?}}` for each test that counts and `{ended: file}`; has nothing to write. */
export default async function* report(source) {
  const names = []
  for await (const { type, data } of source) {
    if (type === 'test:start') names[data.nesting] = data.name
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const row = rowOf(type, data, names)
    if (row) process.send({ row })
    if (data.nesting === 0) process.send({ ended: data.name })
  }
}
