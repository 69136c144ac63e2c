import path from 'node:path'
import { spoken } from './aria.mjs'

/** What of Taro's plugin context is used. */
interface Context {
  registerMethod(method: { name: string; fn(platform: Platform): void }): void
}

interface Platform {
  platform: string
  runtimePath: string | string[]
  template: { mergeComponents(ctx: Context, components: object): void }
}

/** Taro plugin: aria attributes in the mini-program's templates. H5 has them of itself. */
export default function ariaTemplates(ctx: Context): void {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: Platform) {
      if (platform.platform !== 'weapp') return
      platform.template.mergeComponents(ctx, spoken)
      const runtime = path.resolve(__dirname, 'ariaRuntime.mjs')
      platform.runtimePath = [platform.runtimePath, runtime].flat()
    }
  })
}
