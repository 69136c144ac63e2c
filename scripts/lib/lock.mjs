// One process at a time: two builds into one folder would leave neither whole.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheDir } from './run.mjs'

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** True when the process that wrote the lock is gone: it was killed and could not take its lock away. */
function isLeft(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Runs `work` while no other process holds the lock of that name; waits for it otherwise. */
export async function alone(name, work) {
  mkdirSync(cacheDir, { recursive: true })
  const file = path.join(cacheDir, `${name}.lock`)
  while (!take(file)) {
    if (isLeft(file)) rmSync(file, { force: true })
    else await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const leave = () => rmSync(file, { force: true })
  process.once('exit', leave)
  try {
    return await work()
  } finally {
    leave()
    process.off('exit', leave)
  }
}
