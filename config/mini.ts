import type { IProjectConfig } from '@tarojs/taro/types/compile'
type Mini = NonNullable<IProjectConfig['mini']>

/** The WeChat mini-program build. */
export function mini(outsideSources: string[]): Mini {
  return {
    compile: { include: outsideSources },
    optimizeMainPackage: { enable: true },
    postcss: {
      pxtransform: { enable: true, config: {} },
      cssModules: { enable: false }
    },
    miniCssExtractPluginOption: { ignoreOrder: true }
  } as unknown as Mini // Taro's own type misses miniCssExtractPluginOption for mini
}
