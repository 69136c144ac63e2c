// The gateway as the benchmark meets it, in a process of its own: no log, replies not checked, some logged-in shoppers.
// Run with `--import tsx`; it prints {port, tokens} and ends when its input does.
const { createGateway } = await import('../../gateway/src/core/server.ts')
const { openSession } = await import('../../gateway/src/core/identity.ts')

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, BENCH_SHOPPERS: shoppers = '8' } = process.env
const gateway = await createGateway({
  mode: 'demonstration',
  checkReplies: false,
  logLevel: 'silent',
  ...(databaseUrl ? { databaseUrl } : { dataDir })
})
const tokens = []
for (let i = 0; i < Number(shoppers); i += 1) {
  tokens.push(await openSession(gateway.core.db, `bench_${i}`, gateway.core.clock.now()))
}
await gateway.app.listen({ port: 0, host: '127.0.0.1' })
console.log(JSON.stringify({ port: gateway.app.server.address().port, tokens }))
process.stdin.resume().on('end', async () => {
  await gateway.close()
  process.exit(0)
})
