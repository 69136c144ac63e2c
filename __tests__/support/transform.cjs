// The build's own Babel preset without hot reload, so a test runs what the build compiles.
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const babelJest = require('babel-jest').default

const babel = babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  sourceMaps: 'inline',
  presets: [
    [require.resolve('babel-preset-taro'), { framework: 'react', ts: true, hot: false, targets: { node: 'current' } }]
  ]
})

const root = path.resolve(__dirname, '..', '..')
const folder = path.join(root, '.cache', 'jest-transforms')
const compiler = [readFileSync(path.join(root, 'package-lock.json')), readFileSync(__filename), process.version]

function keyOf(source, file, { instrument, supportsDynamicImport, supportsStaticESM, supportsTopLevelAwait }) {
  const hash = createHash('sha256')
  const how = [instrument, supportsDynamicImport, supportsStaticESM, supportsTopLevelAwait, process.env.NODE_ENV]
  for (const part of [...compiler, file, source, JSON.stringify(how)]) hash.update(part).update('\0')
  return hash.digest('hex')
}

function kept(place) {
  try {
    return JSON.parse(readFileSync(place, 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return undefined
  }
}

module.exports = {
  ...babel,
  /** Jest keeps what comes of a file for each of its projects; compiled it is once for all of them. */
  process(source, file, options) {
    const place = path.join(folder, `${keyOf(source, file, options)}.json`)
    const before = kept(place)
    if (before) return before
    const made = babel.process(source, file, options)
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${place}.${process.pid}`, JSON.stringify(made))
    renameSync(`${place}.${process.pid}`, place)
    return made
  }
}
