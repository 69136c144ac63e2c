import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from 'webpack'

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 8)

/** Where the app finds pdf.js's own files: its library, its worker, and the tables of Chinese fonts. */
export interface PdfFiles {
  library: string
  worker: string
  cmaps: string
}

interface File {
  from: string
  to: string
}

/** pdf.js's own files by the addresses that they get: as they are, so that no build reads a megabyte of what is small already. */
export function pdfFiles(root: string): { addresses: PdfFiles; files: File[] } {
  const home = path.join(root, 'node_modules/pdfjs-dist')
  const script = (name: string, as: string): File => {
    const from = path.join(home, 'legacy/build', name)
    return { from, to: `static/pdf/${as}.${hashOf(readFileSync(from))}.js` }
  }
  const library = script('pdf.min.mjs', 'library')
  const worker = script('pdf.worker.min.mjs', 'worker')
  const tables = path.join(home, 'cmaps')
  const names = readdirSync(tables).filter((name) => name.endsWith('.bcmap'))
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string }
  const cmaps = `static/pdf/cmaps.${hashOf(version)}.v`
  return {
    addresses: { library: `/${library.to}`, worker: `/${worker.to}`, cmaps: `/${cmaps}/` },
    files: [library, worker, ...names.map((name) => ({ from: path.join(tables, name), to: `${cmaps}/${name}` }))]
  }
}

/** Lays files beside the app's own, after the step that makes files smaller. */
export class LayFilesPlugin {
  constructor(private readonly files: readonly File[]) {}

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    const name = 'LayFiles'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        // said to be small: what comes late would be minified too
        const info = { minimized: true, immutable: true }
        for (const { from, to } of this.files) compilation.emitAsset(to, new RawSource(readFileSync(from)), info)
      })
    })
  }
}
