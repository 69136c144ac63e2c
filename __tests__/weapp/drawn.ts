/** The compiled mini-program drawn without layout: what setData brought across, read as its own templates would. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { after, before } from 'node:test'
import { readTemplates, readTree, type Node } from '../../simulator/crawl/tree'
import { setAt, type Host, type Instance, type Ports, type Values } from '../../simulator/host'

export const dist = path.resolve(process.env['WEAPP_DIST'] ?? 'dist/weapp')
const templates = readTemplates(readFileSync(path.join(dist, 'base.wxml'), 'utf8'))

export interface Drawn {
  /** Goes to the host. */
  view: NonNullable<Ports['view']>
  /** What an instance shows; an empty page for none. */
  treeOf(instance: Pick<Instance, 'id'> | undefined): Node
}

/** A view for one host; `onOpen` is called with each page and component. */
export function newView(onOpen: (instance: Instance) => void = () => undefined): Drawn {
  const nodes = new Map<number, Values>()
  return {
    view: {
      open: (instance) => {
        onOpen(instance)
        const data = structuredClone(instance.data)
        nodes.set(instance.id, data)
        return {
          update: (values, callback) => {
            for (const [path, value] of Object.entries(values)) setAt(data, path, value)
            callback()
          },
          close: () => void nodes.delete(instance.id)
        }
      }
    },
    treeOf: (instance) => readTree((instance && nodes.get(instance.id)) ?? {}, templates)
  }
}

/** In a test file: rejections that nobody took are the running mini-program's. */
export function hearRejections(running: () => Host | undefined): void {
  const reject = (reason: unknown) => running()?.rejected(reason)
  before(() => void process.on('unhandledRejection', reject))
  after(() => void process.off('unhandledRejection', reject))
}
