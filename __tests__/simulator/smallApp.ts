import { createHost, type FilesPort, type Host, type HostSettings, type Ports, type UiPort } from '../../simulator/host'
import { createClock, turn, type Clock } from '../../simulator/crawl/clock'
import { vmScripts } from '../../simulator/crawl/nodePorts'

/** Files of a mini-program written for one test; pages that aren't given log their lifecycle to `getApp().log`. */
export function smallApp(files: Record<string, string> = {}): Record<string, string> {
  const pages = ['a', 'b', 'deep', 'sub/pages/c']
  const page = (name: string) => `
    const log = (what) => getApp().log.push('${name}.' + what)
    Page({
      data: { name: '${name}' },
      onLoad(options) { this.at = options; log('onLoad') },
      onShow() { log('onShow') },
      onReady() { log('onReady') },
      onHide() { log('onHide') },
      onUnload() { log('onUnload') },
      tap(event) { return getApp().onTap && getApp().onTap.call(this, event) }
    })`
  return {
    'app.json': JSON.stringify({
      pages: ['a', 'b', 'deep'],
      subPackages: [{ root: 'sub', pages: ['pages/c'] }],
      tabBar: {
        custom: true,
        list: [
          { pagePath: 'a', text: 'A' },
          { pagePath: 'b', text: 'B' }
        ]
      },
      __usePrivacyCheck__: true
    }),
    'app.js': `App({ log: [], onLaunch(o) { this.log.push('launch ' + o.scene) }, onShow() { this.log.push('app.onShow') }, onHide() { this.log.push('app.onHide') } })`,
    'custom-tab-bar/index.js': `Component({ data: { chosen: 0 }, lifetimes: { attached() { getApp().log.push('bar.attached') } }, pageLifetimes: { show() { getApp().log.push('bar.show') } } })`,
    ...Object.fromEntries(pages.map((path) => [`${path}.js`, page(path.split('/').at(-1) ?? '')])),
    ...files
  }
}

export interface SmallHost {
  host: Host
  /** What the scripts wrote with `getApp().log`. */
  log(): string[]
  /** Runs a script in the mini-program's own world and gives what it returns. */
  inside<T>(source: string): T
  /** Calls an API and gives its answer, of success or of fail. */
  ask(name: string, options?: object): Promise<Record<string, unknown>>
  clock: Clock
  /** Lets what is due now happen, and 5 ms go by on the clock, where no other number is given. */
  pass(ms?: number): Promise<void>
}

/** Launches a small mini-program. */
export async function start(
  files: Record<string, string> = smallApp(),
  { ports = {}, settings = {}, ui }: { ports?: Partial<Ports>; settings?: Partial<HostSettings>; ui?: UiPort } = {}
): Promise<SmallHost> {
  const clock = createClock()
  const scripts = vmScripts(clock.now)
  const reading: FilesPort = { read: (path) => files[path] }
  const host = createHost(
    {
      files: reading,
      scripts,
      timers: clock,
      network: {
        send: () => ({ reply: Promise.reject(new Error('no network in this test')), abort: () => undefined })
      },
      ...(ui ? { ui } : {}),
      ...ports
    },
    settings
  )
  await host.launch()
  return {
    host,
    log: () => [...(scripts.evaluate('getApp().log', 'test.js') as string[])],
    inside: <T>(source: string) => scripts.evaluate(source, 'test.js') as T,
    clock,
    pass: async (ms = 5) => {
      await turn()
      await clock.pass(ms)
    },
    ask: (name, options = {}) =>
      host.call(name, { ...options }).catch((failure: unknown) => failure as Record<string, unknown>)
  }
}
