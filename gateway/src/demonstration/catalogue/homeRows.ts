/** Products that stand in rows of the home page, each in one: what it recommends below them begins with others. */
import { skusInSessions } from './flashSessions'

export const homeRows = {
  newest: ['QBF4590', 'QFD4132', 'QKZ5560', 'QRD6066', 'QKL7230', 'QGY0712', 'QBS1192', 'QFC2218'],
  flagship: ['QFC4096', 'QFB1612', 'QFD4110'],
  best: ['QPY5088', 'QXG1012', 'QYC9026', 'QKW3501']
}

const spuOf = (skuCode: string): string => skuCode.slice(0, skuCode.indexOf('-'))

/** In a row of the home page, the flash sale's among them. */
export const inHomeRows: ReadonlySet<string> = new Set([
  ...homeRows.newest,
  ...homeRows.flagship,
  ...homeRows.best,
  ...[...skusInSessions].map(spuOf)
])
