// WebKit and Firefox against the built shop, as a stage of `verify:full`; where they are not installed it says so and passes.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { engineNames, missingWords, programsOf } from '../browsers/programs.mjs'
import { cacheDir, runNode, tail } from '../run.mjs'
import { unlessBuilt } from './builds.mjs'
import { failedWith, none, standstill } from './result.mjs'

const nameOf = ({ engine, name }) => `${engine}: ${name}`

async function engines(names, { alone = false } = {}) {
  if (!engineNames.some(programsOf)) return { ...none, skipped: engineNames.length, note: missingWords() }
  const unbuilt = await unlessBuilt('h5')
  if (unbuilt) return unbuilt
  const report = path.join(cacheDir, 'engines.json')
  rmSync(report, { force: true })
  const only = names.map((name) => name.replace(': ', ';')).join(';')
  const { code, output } = await runNode(
    // Node 20 has a WebSocket with this alone
    ['--experimental-websocket', 'scripts/engines.mjs', `--json=${report}`, ...(alone ? [`--only=${only}`] : [])],
    { log: 'test-engines', timeout: standstill }
  )
  if (!existsSync(report)) return failedWith('the other browsers did not end', tail(output))
  const { reports, missing } = JSON.parse(readFileSync(report, 'utf8'))
  const failures = reports
    .filter(({ error }) => error)
    .map((report) => ({ file: nameOf(report), name: nameOf(report), error: report.error }))
  if (code !== 0 && !failures.length) return failedWith(`the other browsers ended with ${code}`, tail(output))
  const seconds = Object.fromEntries(reports.map((report) => [nameOf(report), report.ms / 1000]))
  const skipped = engineNames.filter((engine) => !programsOf(engine)).length
  return {
    ...none,
    passed: reports.length - failures.length,
    failed: failures.length,
    skipped,
    failures,
    seconds,
    note: missing
  }
}

export const enginesStage = { name: 'engines', files: ({ full }) => (full ? ['all'] : []), run: engines }
