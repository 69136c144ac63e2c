// Reads one of our TypeScript modules from a script: bundled by esbuild into .cache and imported.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheDir, inRoot, root } from './run.mjs'

/** The exports of a TypeScript file given relative to the root. */
export async function loadTs(file) {
  const { build } = await import('esbuild')
  const outfile = path.join(cacheDir, 'scripts', `${file.replaceAll(/[\\/]/g, '-')}.${process.pid}.mjs`)
  await build({
    absWorkingDir: root,
    entryPoints: [inRoot(file)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning'
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile, { force: true })
  }
}
