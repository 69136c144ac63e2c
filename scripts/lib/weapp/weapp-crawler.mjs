// A crawler of the mini-program in a process of its own: takes one visit after another from the process that started it.
import process from 'node:process'
import { loadTs } from '../load-ts.mjs'

const { createCrawler } = await loadTs('simulator/crawl/main.ts')
const crawler = await createCrawler(JSON.parse(process.argv[2]))
process.on('message', async (job) => {
  if (job === 'end') {
    crawler.close()
    process.disconnect()
    process.exit(0)
  }
  try {
    process.send({ report: await crawler.visit(job) })
  } catch (error) {
    process.send({ error: `${job.page}: ${error instanceof Error ? error.stack : String(error)}` })
  }
})
process.send({ ready: true })
