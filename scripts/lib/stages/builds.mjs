// The builds of both hosts as stages, and what other stages need built.
import { buildApp, isBuilt } from '../build.mjs'
import { seconds, tail } from '../run.mjs'
import { failedWith, none } from './result.mjs'

export async function build(host) {
  const result = await buildApp(host)
  if (!result.ok) return failedWith(`${host} builds`, tail(result.output))
  return { ...none, passed: 1, note: result.built ? `built in ${seconds(result.seconds)}` : 'sources unchanged' }
}

/** Undefined when these hosts are built now; else the result of what could not be. */
export async function unlessBuilt(...hosts) {
  for (const host of hosts) {
    const result = isBuilt(host) ? none : await build(host)
    if (result.failed) return result
  }
  return undefined
}

export const buildStage = (host) => ({ name: `build:${host}`, files: () => [host], run: () => build(host) })
