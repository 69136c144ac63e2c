// `npm run weapp:check`: what an upload of the mini-program would be refused for; the platform's own uploader compiles
// it too, offline. `--write` writes the privacy guide's list into docs/MINI-PROGRAM.md. That weighs 276 MB, so it is installed in a temporary folder for this run alone; --quick goes without.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requireNode } from './lib/node-version.mjs'
import { projectRules } from './lib/weapp/weapp-project.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { mustBuild } = await import('./lib/build.mjs')
const { inRoot, run, seconds, tail } = await import('./lib/run.mjs')
const { weappSizes } = await import('./lib/sizes.mjs')
const { engineRules, styleRules, weappEngines } = await import('./lib/engines.mjs')
const { moduleRules } = await import('./lib/weapp/weapp-modules.mjs')
const { privacyEntries, privacyRules, sitemapRules, withGuide } = await import('./lib/weapp/weapp-privacy.mjs')
const { appJsonRules, compileRules, componentRules, sizeRules } = await import('./lib/weapp/weapp-rules.mjs')

const ciVersion = '2.1.42'
const dist = inRoot('dist/weapp')
const quick = process.argv.includes('--quick')
if (!process.argv.includes('--as-built')) await mustBuild('weapp')

/** Compiles with miniprogram-ci without asking the platform anything. */
async function uploader() {
  const folder = mkdtempSync(path.join(tmpdir(), 'weapp-ci-'))
  try {
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
    const install = await run(
      'npm',
      ['install', `miniprogram-ci@${ciVersion}`, '--ignore-scripts', '--no-audit', '--no-fund'],
      {
        cwd: folder,
        timeout: 600_000
      }
    )
    if (install.code !== 0) return [`miniprogram-ci could not be installed:\n${tail(install.output, 10)}`]
    writeFileSync(path.join(folder, 'compile.cjs'), readFileSync(inRoot('scripts/lib/weapp/weapp-ci.cjs')))
    // a copy: the uploader writes into the project it is given
    const project = path.join(folder, 'project')
    cpSync(dist, path.join(project, 'dist', 'weapp'), { recursive: true })
    cpSync(inRoot('project.config.json'), path.join(project, 'project.config.json'))
    const { code, output } = await run(process.execPath, ['compile.cjs', project], { cwd: folder, timeout: 300_000 })
    return code === 0 ? [] : [tail(output, 30)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const guide = inRoot('docs/MINI-PROGRAM.md')
const privacy = privacyEntries(dist)
if (process.argv.includes('--write')) writeFileSync(guide, withGuide(readFileSync(guide, 'utf8'), privacy))

const sizesNow = weappSizes()
const bySize = new Map([['', sizesNow.main], ...sizesNow.subpackages.map(({ name, kb }) => [name, kb])])
const parts = {
  'app.json': () => appJsonRules(dist, bySize),
  'project.config.json': () => projectRules(JSON.parse(readFileSync(path.join(dist, 'project.config.json'), 'utf8'))),
  'privacy guide': () => privacyRules(privacy, readFileSync(guide, 'utf8')),
  'sitemap.json': () => sitemapRules(dist),
  components: () => componentRules(dist),
  modules: () => moduleRules(dist),
  sizes: () => sizeRules(sizesNow, JSON.parse(readFileSync(inRoot('budgets.json'), 'utf8'))),
  engines: async () => [...(await engineRules(dist, weappEngines)), ...styleRules(dist)],
  'templates and styles': () => compileRules(dist),
  ...(quick ? {} : { 'miniprogram-ci': uploader })
}
let brokenCount = 0
for (const [name, part] of Object.entries(parts)) {
  const startedAt = performance.now()
  const wrong = await part()
  brokenCount += wrong.length
  console.log(
    `${name.padEnd(22)}${wrong.length ? 'FAILED' : 'holds'}  ${seconds((performance.now() - startedAt) / 1000)}`
  )
  for (const words of wrong) console.log(`  ✗ ${words}`)
}
const sizes = [`main ${sizesNow.main}`, ...sizesNow.subpackages.map(({ name, kb }) => `${name} ${kb}`)]
console.log(`\n${sizes.join(' · ')} KB${quick ? '   (not compiled with miniprogram-ci)' : ''}`)
process.exit(brokenCount ? 1 : 0)
