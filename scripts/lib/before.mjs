// The commit that a change started from, in a work tree of its own under .cache, to see whether a red test was red there too.
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { cacheDir, inRoot, root, run, runNode } from './run.mjs'
import { baseOfChange } from './scope.mjs'

const place = path.join(cacheDir, 'before')

const lockOf = (folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')

/**
 * Lays the tree of the commit out; node_modules is the one that is here where both want the same packages, and otherwise its
 * script installs its own: through a link it would take ours away. Resolves to false when that can not be done.
 */
async function layOut(base) {
  await run('git', ['worktree', 'remove', '--force', place])
  rmSync(place, { recursive: true, force: true })
  const { code } = await run('git', ['worktree', 'add', '--detach', '--force', place, base])
  if (code !== 0) return false
  if (lockOf(place) === lockOf(root)) symlinkSync(inRoot('node_modules'), path.join(place, 'node_modules'), 'junction')
  const caches = ['stamps', 'browser'].map((name) => path.join('.cache', name))
  for (const folder of [...caches, 'dist'])
    if (existsSync(inRoot(folder))) cpSync(inRoot(folder), path.join(place, folder), { recursive: true })
  return true
}

/**
 * Names of what fails in these files of a stage on the commit before the change; nothing where that can not be told, as on
 * a commit whose `npm test` does not take `--only`.
 */
export async function failedBefore(stage, files) {
  const base = baseOfChange()
  if (!base || !(await layOut(base))) return new Set()
  try {
    const script = path.join(place, 'scripts', 'test.mjs')
    if (!readFileSync(script, 'utf8').includes('--only')) return new Set()
    const report = path.join(place, '.cache', 'only.json')
    await runNode([script, stage, ...files.flatMap((file) => ['--only', file]), '--report', report], {
      cwd: place,
      env: { VERIFY: '', VERIFY_BASE: base },
      log: 'test-before',
      timeout: 600_000
    })
    const { failures } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { failures: [] }
    return new Set(failures.map(({ name }) => name))
  } finally {
    await run('git', ['worktree', 'remove', '--force', place])
  }
}
