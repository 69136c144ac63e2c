// `npm run try:gateway -- https://shop.example [--token T] [--writes]`: asks a gateway at an address every call of the
// contract that only reads, and says which replies the app could not use. `--token`: a login's, for calls that need one.
// `--writes`: also calls that change something, with made-up content; for a gateway that holds nothing of value.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { loadTs } = await import('./lib/load-ts.mjs')
const { tryGateway } = await loadTs('__tests__/gateway/try-gateway.ts')

const args = process.argv.slice(2)
const valueOf = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const address = args.find((entry) => /^https?:\/\//.test(entry))
if (address === undefined) {
  console.error('Which gateway? npm run try:gateway -- https://shop.example [--token T] [--writes]')
  process.exit(2)
}
const results = await tryGateway({
  address: address.replace(/\/+$/, ''),
  token: valueOf('--token'),
  writes: args.includes('--writes')
})
const order = ['unfit', 'failed', 'refused', 'left out', 'fits']
for (const kind of order)
  for (const finding of results.filter((result) => result.kind === kind && kind !== 'fits'))
    console.log(`${kind.padEnd(9)} ${finding.key}${finding.words ? `\n          ${finding.words}` : ''}`)
console.log(order.map((kind) => `${results.filter((entry) => entry.kind === kind).length} ${kind}`).join(', '))
if (results.some(({ kind }) => kind === 'unfit' || kind === 'failed')) process.exitCode = 1
