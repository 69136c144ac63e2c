import type { IProjectConfig } from '@tarojs/taro/types/compile'
type Mini = NonNullable<IProjectConfig['mini']>

/** Compressions that are on by terser's own default and that Taro turns off for old phones' engines. */
const compressions = [
  'arrows',
  'collapse_vars',
  'comparisons',
  'computed_props',
  'hoist_props',
  'inline',
  'loops',
  'negate_iife',
  'properties',
  'reduce_funcs',
  'reduce_vars',
  'switches',
  'typeofs',
  'directives'
]

/** What the main package may weigh is tight: Taro also writes each Chinese character as six, though files are UTF-8. */
export const miniTerser = {
  enable: true,
  config: {
    compress: Object.fromEntries(compressions.map((name) => [name, true])),
    output: { ascii_only: false }
  }
}

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
