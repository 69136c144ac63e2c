import path from 'node:path'
import { dropSpare } from './spare.mjs'

/** What of Taro's plugin context is used. */
interface Context {
  registerMethod(method: { name: string; fn(platform: Platform): void }): void
}

interface Platform {
  platform: string
  runtimePath: string | string[]
  template: { internalComponents: Record<string, Record<string, unknown>> }
}

/** Taro plugin: the mini-program's templates without what no part of the store sets. */
export default function lightTemplates(ctx: Context): void {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: Platform) {
      if (platform.platform !== 'weapp') return
      dropSpare(platform.template.internalComponents)
      platform.runtimePath = [platform.runtimePath, path.resolve(__dirname, 'spareRuntime.mjs')].flat()
    }
  })
}
