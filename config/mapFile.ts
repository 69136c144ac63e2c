import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Leaflet's own file by the address that it gets: as it is, since it is small already and only maps fetch it. */
export function mapFile(root: string): { address: string; file: { from: string; to: string } } {
  const from = path.join(root, 'node_modules/leaflet/dist/leaflet.js')
  const hash = createHash('sha256').update(readFileSync(from)).digest('hex').slice(0, 8)
  const to = `static/map/leaflet.${hash}.js`
  return { address: `/${to}`, file: { from, to } }
}
