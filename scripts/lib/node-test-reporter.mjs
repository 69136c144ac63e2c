// A reporter for node:test that writes one JSON line a finished test, for scripts/test.mjs to add up.
import path from 'node:path'

const clean = (error) => {
  const cause = error?.cause ?? error
  return String(cause?.stack ?? cause?.message ?? cause ?? 'failed')
}

export default async function* report(source) {
  const names = []
  for await (const { type, data } of source) {
    if (type === 'test:start') names[data.nesting] = data.name
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const suite = data.details?.type === 'suite'
    if (suite && type === 'test:pass') continue
    // a suite fails with its tests, which are counted themselves; it counts alone only when its own hook broke
    if (suite && data.details.error?.failureType === 'subtestsFailed') continue
    if (data.details?.error?.failureType === 'subtestsFailed') continue
    const parents = names.slice(0, data.nesting)
    yield `${JSON.stringify({
      outcome:
        data.skip !== undefined || data.todo !== undefined ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
      name: [...parents, data.name].join(' › '),
      file: data.file ? path.relative(process.cwd(), data.file) : '',
      ms: Math.round(data.details?.duration_ms ?? 0),
      ...(type === 'test:fail' && { error: clean(data.details?.error) })
    })}\n`
  }
}
