/**
 * Makes an empty PGlite database: in a directory (`dir <path>`) or as a dump (`dump <file>`). It runs in a process of
 * its own because the memory that making one takes (over 700 MB) is given back only when a process ends.
 */
import { writeFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

const [kind, target] = process.argv.slice(2)
const postgresqlconf = [
  'shared_buffers=16MB',
  'max_wal_size=64MB',
  'work_mem=4MB',
  'maintenance_work_mem=16MB',
  'jit=off',
  // its files lie in memory: a page out of order costs what the next one does
  'random_page_cost=1.1'
]
// what runs once is not worth the second, slower compilation
setFlagsFromString('--liftoff-only')
const lite = new PGlite(
  kind === 'dir'
    ? { dataDir: target, postgresqlconf }
    : {
        postgresqlconf: [...postgresqlconf, 'min_wal_size=2MB', 'max_wal_size=2MB'],
        initDbStartParams: ['--wal-segsize=1']
      }
)
await lite.waitReady
if (kind === 'dump') {
  // what is loaded again and again is of 16 MB rather than 40: with short files of the log, and without the databases
  // that others are made of
  await lite.exec("update pg_database set datistemplate = false where datname like 'template_'")
  for (const name of ['template0', 'template1']) await lite.exec(`drop database ${name}`)
  await lite.exec('checkpoint')
  const file = await lite.dumpDataDir('none')
  await writeFile(target, Buffer.from(await file.arrayBuffer()))
}
await lite.close()
