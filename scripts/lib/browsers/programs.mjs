// The programs that drive other browsers than Chromium, as Debian installs them.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
const pathOf = (name) => folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))

/** WebKitGTK's own small browser, which only its driver starts; it lies beside the library. */
function miniBrowser() {
  for (const library of ['/usr/lib', '/usr/libexec']) {
    if (!existsSync(library)) continue
    for (const folder of ['', ...readdirSync(library).filter((name) => name.includes('-linux-gnu'))])
      for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
        const file = path.join(library, folder, version, 'MiniBrowser')
        if (existsSync(file)) return file
      }
  }
  return undefined
}

const programsByEngine = {
  firefox: () => ({ firefox: pathOf('firefox-esr') ?? pathOf('firefox') }),
  webkit: () => ({ driver: pathOf('WebKitWebDriver'), browser: miniBrowser(), screen: pathOf('Xvfb') })
}
/** What brings each of them. */
const packages = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' }
export const engineNames = Object.keys(programsByEngine)

/** The programs of an engine by their part; undefined when one is missing. */
export function programsOf(engine) {
  const programs = programsByEngine[engine]()
  return Object.values(programs).every(Boolean) ? programs : undefined
}

/** The line to say of the engines that are not installed; undefined when all are. */
export function missingWords(engines = engineNames) {
  const missing = engines.filter((engine) => !programsOf(engine))
  return missing.length
    ? `not opened in ${missing.join(' and ')}: apt-get install ${missing.map((engine) => packages[engine]).join(' ')}`
    : undefined
}
