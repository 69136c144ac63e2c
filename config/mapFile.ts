import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Leaflet's own file by the address that it gets: as it is, since it is small already and only maps fetch it. */
export function mapFile(root: string): { address: string; file: { from: string; to: string } } {
  const from = path.join(root, 'node_modules/leaflet/dist/leaflet.js')
  const hash = createHash('sha256').update(readFileSync(from)).digest('hex').slice(0, 8)
  const to = `static/map/leaflet.${hash}.js`
  return { address: `/${to}`, file: { from, to } }
}

/** The marks of the mini-program's map as files of the package that shows them: the platform's map takes pictures alone. */
export function mapMarks(root: string): { from: string; to: string }[] {
  const folder = path.join(root, 'src/features/parcel/map/marks')
  return readdirSync(folder).map((name) => ({ from: path.join(folder, name), to: `pagesC/order/marks/${name}` }))
}
