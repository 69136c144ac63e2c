/** Ways into the mini-program, as it is told of them at launch and at show. */
import { readAddress } from './navigation'
import type { Entry, Values } from './types'

/** An entry with what it leaves out; `first` is the page that opens without a path. */
export function entryOf(asked: Entry, first: string): Required<Entry> {
  const address = readAddress(asked.path ?? first)
  return {
    path: address.path.replace(/^\//, '') || first,
    query: { ...address.query, ...asked.query },
    scene: asked.scene ?? 1001,
    referrerInfo: asked.referrerInfo ?? {}
  }
}

/** What the scripts get; a copy each time, as theirs to keep. */
export const optionsOf = ({ path, query, scene, referrerInfo }: Required<Entry>): Values => ({
  path,
  query: { ...query },
  scene,
  referrerInfo: { ...referrerInfo },
  apiCategory: 'default'
})
