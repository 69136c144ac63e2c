import path from 'node:path'
import vm from 'node:vm'
import { buildSync } from 'esbuild'

/** What a module of the app exports, for Node: Taro compiles what stands in this folder alone. `file`: from the root. */
export function readSource<T>(root: string, file: string): T {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [path.join(root, file)],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false
  })
  const module = { exports: {} }
  const run = vm.runInThisContext(`(function (module, exports) {${outputFiles[0]?.text ?? ''}\n})`, { filename: file })
  run(module, module.exports)
  return module.exports as T
}
