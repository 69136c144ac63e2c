/** A second gateway on one database, in a process of its own that a test can kill. */
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** The process, and its address when it answers. */
export async function startProcess(databaseUrl: string): Promise<{ child: ChildProcess; base: string }> {
  const file = join(process.cwd(), '__tests__/gateway/database/killed-gateway.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const base = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code}`)))
  })
  return { child, base }
}
