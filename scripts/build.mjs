// `npm run build:h5`, `npm run build:weapp`, `npm run build:h5:sub`: builds for production even when nothing seems to have changed. With WEAPP_APPID
// the mini-program is built to be uploaded: docs/MINI-PROGRAM.md.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const host = process.argv[2]
if (host !== 'h5' && host !== 'weapp' && host !== 'h5-sub') {
  console.error('Say what to build: h5, weapp or h5-sub.')
  process.exit(1)
}
const { ensureInstalled } = await import('./lib/install.mjs')
const { mustBuild } = await import('./lib/build.mjs')
await ensureInstalled()
const appid = host === 'weapp' ? process.env.WEAPP_APPID : undefined
const { forUpload, uploadProblems } = await import('./lib/weapp/weapp-project.mjs')
const problems = appid ? uploadProblems({ appid, gateway: process.env.TARO_APP_GATEWAY }) : []
if (problems.length) {
  console.error(problems.join('\n'))
  process.exit(1)
}
await mustBuild(host, { force: true })
if (appid) {
  const { readFileSync, writeFileSync } = await import('node:fs')
  const { inRoot } = await import('./lib/run.mjs')
  const file = inRoot('dist/weapp/project.config.json')
  writeFileSync(file, `${JSON.stringify(forUpload(JSON.parse(readFileSync(file, 'utf8')), appid), null, 2)}\n`)
}
console.log(`It is in dist/${host}.`)
