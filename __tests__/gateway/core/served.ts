/** Which calls a handler answered with success in a test, for `npm run coverage:spec`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.cwd(), '.cache', 'served')
const servedKeys = new Set<string>()

export function noteServed(key: string): void {
  if (servedKeys.size === 0)
    process.once('exit', () => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...servedKeys]))
    })
  servedKeys.add(key)
}
