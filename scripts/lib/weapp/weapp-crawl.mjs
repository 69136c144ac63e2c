// Shares the visits of the crawl among crawlers in processes of their own.
import { fork } from 'node:child_process'
import { inRoot } from '../run.mjs'

/** Makes every visit; resolves to the reports in the order of `jobs`. Rejects when a crawler ends early. */
export async function crawlAll({ jobs, crawlers, options, onReport = () => {} }) {
  const reports = new Map()
  let next = 0
  const runJobs = (crawler) =>
    new Promise((resolve, reject) => {
      const child = fork(inRoot('scripts/lib/weapp/weapp-crawler.mjs'), [JSON.stringify({ ...options, crawler })], {
        // what a closed page leaves in memory can be asked of the engine only with this
        execArgv: ['--expose-gc', '--enable-source-maps'],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc']
      })
      let job
      child.on('message', ({ report, error }) => {
        if (error) {
          child.kill()
          return reject(new Error(error))
        }
        if (report) {
          reports.set(job, report)
          onReport(report)
        }
        job = jobs[next]
        next += 1
        child.send(job ?? 'end')
      })
      child.on('error', reject)
      child.on('exit', (code, signal) =>
        code === 0 ? resolve() : reject(new Error(`A crawler ended with ${code ?? signal}`))
      )
    })
  await Promise.all(Array.from({ length: Math.min(crawlers, jobs.length) }, (_, index) => runJobs(index)))
  return jobs.map((job) => reports.get(job))
}
