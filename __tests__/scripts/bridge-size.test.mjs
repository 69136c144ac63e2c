// Outside the maker's app the bridge costs 1 KB of the web app's start at most: what looks for the app, and what asks it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { inRoot } from '../../scripts/lib/run.mjs'

/** Files of the bridge that stand in the start; what they fetch inside the app, and what they stand on, count elsewhere. */
const own = /^\.?\/?src\/(bridge|platform\/nativeApp|stores\/inApp)\//

async function sizeOf(entries) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entries.map((file) => `export * from './${file}'`).join('\n'), resolveDir: inRoot('.') },
    absWorkingDir: inRoot('.'),
    bundle: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    define: { 'process.env.TARO_APP_SHELLS': '""' },
    plugins: [
      {
        name: 'own-alone',
        setup(of) {
          of.onResolve({ filter: /./ }, ({ path, kind, importer }) => {
            if (kind === 'entry-point' || importer === '<stdin>') return undefined
            const isOwn = path === '@/bridge/detect' || path === '@/platform/nativeApp/index.h5' || path === './held.h5'
            return isOwn && kind === 'import-statement' ? undefined : { path, external: true }
          })
        }
      }
    ]
  })
  return { size: gzipSync(outputFiles[0].contents).length, files: Object.keys(metafile.inputs) }
}

test('the bridge’s part of the start is no more than 1 KB, packed', async () => {
  const { size, files } = await sizeOf(['src/platform/nativeApp/index.h5.ts', 'src/stores/inApp/index.h5.ts'])
  assert.deepEqual(files.filter((file) => own.test(file)).sort(), [
    'src/bridge/detect.ts',
    'src/platform/nativeApp/held.h5.ts',
    'src/platform/nativeApp/index.h5.ts',
    'src/stores/inApp/index.h5.ts'
  ])
  assert.ok(size <= 1024, `${size} bytes`)
})
