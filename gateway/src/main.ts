import { networkInterfaces } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { DEMONSTRATION_SHOPPERS } from './areas/customer'
import { StartError } from './core/errors'
import { doorWithin } from './core/wire/door'
import { inAddress, isEverywhere, isLoopback } from './core/wire/hosts'
import { createGateway, type Gateway } from './gateway'
import { BACKLOG } from './core/server'
import { readSettings, type Settings } from './core/settings'

/** Prints lines for the person at the terminal; what happens later goes to the log. */
const print = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`)

async function listen(gateway: Gateway, settings: Settings): Promise<number> {
  try {
    await gateway.app.listen({ port: settings.port, host: settings.host, backlog: BACKLOG })
  } catch (error) {
    await gateway.close()
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${settings.port} is in use; stop what uses it or choose another with PORT.`)
    }
    if (code === 'EACCES') throw new StartError(`Port ${settings.port} may not be used; choose another with PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${settings.host} is not an address of this machine.`)
    }
    throw error
  }
  const address = gateway.app.server.address()
  return typeof address === 'object' && address !== null ? address.port : settings.port
}

/** Where others than this machine find a gateway that listens on this host. */
function openTo(host: string): string[] {
  if (!isEverywhere(host)) return isLoopback(inAddress(host)) ? [] : [host]
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && (family === 'IPv4' || host === '::'))
  return outward.length === 0 ? [host] : outward.map(({ address }) => address)
}

function greet(settings: Settings, port: number, sinceMs: number): void {
  const near = isEverywhere(settings.host) || settings.host === '127.0.0.1'
  const address = `http://${near ? 'localhost' : inAddress(settings.host)}:${port}`
  print('', `  Shop      ${address}/`, `  API       ${address}/openapi`)
  if (settings.mode === 'demonstration') {
    print(
      `  Console   ${address}/demo   (login codes, orders, clock, faults)`,
      '',
      '  Log in with one of these phones:'
    )
    for (const { phone, name } of DEMONSTRATION_SHOPPERS) print(`    ${phone}  ${name.zh} / ${name.en}`)
    const open = openTo(settings.host).map((host) => `${inAddress(host)}:${port}`)
    if (open.length > 0) {
      print(
        '',
        `  HOST opens it: whoever reaches ${open.join(' or ')}`,
        '  can read the login codes and run the console. Without HOST only this machine can.'
      )
    }
  }
  print('', `  Ready in ${Math.round(sinceMs / 100) / 10} s. Stop with Ctrl+C.`, '')
}

async function main(): Promise<void> {
  // Keeps the process small: the space for young objects would grow to 32 MB in the first seconds and stay, and several
  // compilers of PGlite's WebAssembly at once would each leave their memory behind. Told to mind its size, V8 collects
  // earlier: about 50 MB less under load, at the same time for a search.
  setFlagsFromString('--optimize-for-size')
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--wasm-num-compilation-tasks=1')
  const startMs = performance.now()
  const settings = readSettings(process.env)
  const gateway = await createGateway({
    mode: settings.mode,
    logLevel: settings.logLevel,
    appDir: settings.appDir,
    trustedProxies: settings.trustedProxies,
    appOrigins: settings.appOrigins,
    pictureHosts: settings.pictureHosts,
    allowedOrigins: settings.allowedOrigins,
    tenants: settings.tenants,
    host: settings.host,
    door: doorWithin(settings.waitMs),
    platform: settings.platform,
    sms: settings.sms,
    mail: settings.mail,
    ...(settings.databaseUrl === undefined ? { dataDir: settings.dataDir } : { databaseUrl: settings.databaseUrl })
  })
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    gateway.retire()
    const end = (): void => {
      // what runs may finish; a database that hangs does not keep the process for ever
      setTimeout(() => process.exit(1), 10_000).unref()
      gateway.close().then(
        () => process.exit(0),
        () => process.exit(1)
      )
    }
    setTimeout(end, settings.drainSeconds * 1000)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const port = await listen(gateway, settings)
  greet(settings, port, performance.now() - startMs)
}

main().catch((error: unknown) => {
  const sentence = error instanceof StartError ? error.message : `The gateway could not start: ${String(error)}`
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
})
