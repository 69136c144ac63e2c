import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** hls.js's own files by the addresses that they get, as they are: what plays a broadcast where the browser does not, and its worker. */
export function liveFiles(root: string): {
  addresses: { library: string; worker: string }
  files: { from: string; to: string }[]
} {
  const script = (name: string, as: string): { from: string; to: string } => {
    const from = path.join(root, 'node_modules/hls.js/dist', name)
    const hash = createHash('sha256').update(readFileSync(from)).digest('hex').slice(0, 8)
    return { from, to: `static/live/${as}.${hash}.js` }
  }
  const library = script('hls.light.min.mjs', 'hls')
  const worker = script('hls.worker.js', 'worker')
  return { addresses: { library: `/${library.to}`, worker: `/${worker.to}` }, files: [library, worker] }
}
