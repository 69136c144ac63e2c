// npm writes into the lock only the optional binaries of the machine it runs on; on another one `npm ci` then refuses.
// This adds the missing ones (name, version, os, cpu, integrity). With --check it only reports them.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const lockFile = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'package-lock.json')

/** Where Node would find `name` required by the package at lock key `from`; undefined when the lock lacks it. */
function placeOf(packages, from, name) {
  for (let base = from; ;) {
    const key = `${base ? `${base}/` : ''}node_modules/${name}`
    if (packages[key]) return key
    if (!base) return undefined
    const cut = base.lastIndexOf('/node_modules/')
    base = cut < 0 ? '' : base.slice(0, cut)
  }
}

/** A version as native packages are asked for, and not a range of them. */
const isExact = (version) => /^\d+\.\d+\.\d+/.test(version)

/** Every optional dependency that a package names and the lock lacks, and every rule the lock breaks. */
export function lockFaults(lock, overrides = {}) {
  const missing = []
  const faults = []
  for (const [key, entry] of Object.entries(lock.packages)) {
    if (key && !entry.version) faults.push(`${key} has no version`)
    if (entry.resolved) faults.push(`${key} names a registry host (resolved)`)
    // what is latest today is not what the lock holds tomorrow, and then `npm ci` refuses the lock
    for (const [name, range] of Object.entries(entry.dependencies ?? {}))
      if (range === 'latest' && !overrides[name]) faults.push(`${key} asks for ${name}@latest: pin it in overrides`)
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = placeOf(lock.packages, key, name)
      // where two versions of the parent are installed, each has its own beside it
      const other = place && isExact(version) && lock.packages[place].version !== version
      if (!place || other) missing.push({ parent: key, name, version })
    }
  }
  return { missing, faults }
}

const systems = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  android: 'android',
  freebsd: 'freebsd',
  openharmony: 'openharmony'
}
const processors = {
  x64: 'x64',
  arm64: 'arm64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  universal: ''
}

/** os, cpu and libc as native packages write them at the end of their name: `…-linux-arm64-gnu`. */
function platformOf(name) {
  const parts = name.split(/[-/]/)
  const os = parts.map((part) => systems[part]).find(Boolean)
  const cpu = parts.map((part) => processors[part]).find(Boolean)
  if (!os) throw new Error(`${name} is not in the lock and its name tells no platform; install it by hand`)
  const libc = os !== 'linux' ? undefined : parts.some((part) => part.startsWith('musl')) ? ['musl'] : ['glibc']
  return { os: [os], cpu: cpu ? [cpu] : undefined, libc }
}

/** The integrity npm knows; undefined when this registry does not carry that platform's file (npm then takes it on trust). */
function integrityOf(name, version) {
  try {
    const answer = JSON.parse(
      execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity', '--json'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore']
      })
    )
    return typeof answer === 'string' ? answer : undefined
  } catch (error) {
    console.error(`${name}@${version}: this registry tells no integrity (npm exit ${error.status})`)
    return undefined
  }
}

/** The lock's entry for one missing package, keys in npm's own order. */
function describe({ name, version }, parentEntry) {
  const { os, cpu, libc } = platformOf(name)
  const integrity = integrityOf(name, version)
  return {
    version,
    ...(integrity && { integrity }),
    ...(cpu && { cpu }),
    ...(parentEntry.dev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    os
  }
}

function complete(lock) {
  const { missing } = lockFaults(lock)
  for (const dependency of missing) {
    const entry = describe(dependency, lock.packages[dependency.parent])
    const top = `node_modules/${dependency.name}`
    const beside = `${dependency.parent.slice(0, dependency.parent.lastIndexOf('node_modules/'))}${top}`
    lock.packages[lock.packages[top] ? beside : top] = entry
    console.log(`added ${dependency.name}@${entry.version} (${entry.os} ${entry.cpu ?? 'any'})`)
  }
  const [[, rootEntry], ...rest] = Object.entries(lock.packages)
  rest.sort(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries([['', rootEntry], ...rest])
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
  return missing.length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
  if (process.argv.includes('--check')) {
    const { overrides } = JSON.parse(readFileSync(path.join(path.dirname(lockFile), 'package.json'), 'utf8'))
    const { missing, faults } = lockFaults(lock, overrides)
    const words = [...missing.map((m) => `the lock lacks ${m.name}@${m.version} (wanted by ${m.parent})`), ...faults]
    words.forEach((line) => console.error(line))
    if (words.length) {
      console.error('Run `node scripts/complete-lock.mjs` and commit package-lock.json.')
      process.exit(1)
    }
  } else if (!complete(lock)) console.log('The lock already serves every platform.')
}
