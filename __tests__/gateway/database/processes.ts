/** Built gateways in processes of their own. Build them before (`buildGateway`). */
import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { gatewayBundle } from '../../../scripts/lib/build.mjs'

/** What a start may take on a busy machine, ms. */
export const SLOW_MS = 120_000

export interface Started {
  child: ChildProcess
  base: string
  output(): string
  /** The code it ends with. */
  ended: Promise<number | null>
}

/** Starts one with these settings, on a port that is free. */
export function start(env: Record<string, string>): Omit<Started, 'base'> {
  const child = spawn(process.execPath, [gatewayBundle], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

/** Waits until it answers; rejects with what it said where it ends before. */
export async function ready(process: Omit<Started, 'base'>): Promise<Started> {
  const until = Date.now() + SLOW_MS
  for (;;) {
    const base = /Shop\s+(http:\S+)\//.exec(process.output())?.[1]
    if (base !== undefined && process.output().includes('Ready in')) return { ...process, base }
    if (process.child.exitCode !== null || Date.now() > until) throw new Error(process.output())
    await delay(50)
  }
}
