import type { Compiler } from 'webpack'
import type { firstCalls } from '../src/routes/firstCalls'
import type { Route } from '../src/routes/table'
import type { firstViews, FirstView } from './firstViews'

/** What a page of the app is made of besides the start: file names relative to the app's root, in loading order. */
interface PageParts {
  scripts: string[]
  styles: string[]
  first?: FirstView
  /** What it asks first, where its first view has places for pictures of the replies. */
  calls?: (typeof firstCalls)[keyof typeof firstCalls]
}

interface PagePartsOptions {
  routes: readonly Route[]
  /** URL paths of files that every start of the app fetches from its own origin. */
  data: string[]
  /** What a page shows before its scripts are there. */
  firstViews: typeof firstViews
  firstCalls: typeof firstCalls
}

/**
 * Writes `parts.json`: for each URL path the parts of its page, so that a server can name them in the page's HTML and they
 * travel beside the start's scripts, not after them. The app works without it.
 */
export class PagePartsPlugin {
  constructor(private readonly options: PagePartsOptions) {}

  private routeAt = (page: string) => this.options.routes.find(({ path }) => path === page)

  private firstOf(page: string): Pick<PageParts, 'first' | 'calls'> {
    const key = this.routeAt(page)?.key
    const first = key && this.options.firstViews[key]
    const calls = key && this.options.firstCalls[key]?.filter(({ pictures }) => pictures !== undefined)
    return { ...(first ? { first } : {}), ...(calls?.length ? { calls } : {}) }
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    const name = 'PageParts'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const pages: Record<string, PageParts> = {}
        for (const group of compilation.chunkGroups) {
          if (group.isInitial()) continue
          const files = group.chunks.flatMap((chunk) => [...chunk.files])
          const parts: PageParts = {
            scripts: files.filter((file) => file.endsWith('.js')),
            styles: files.filter((file) => file.endsWith('.css'))
          }
          for (const { request } of group.origins) {
            // as Taro's entry imports them: `./pages/cart/cart`
            const page = /^\.(\/pages.+)$/.exec(request ?? '')?.[1]
            if (page === undefined) continue
            const own = { ...parts, ...this.firstOf(page) }
            for (const url of [page, ...(this.routeAt(page)?.aliases ?? [])]) pages[url] = own
          }
        }
        compilation.emitAsset('parts.json', new RawSource(JSON.stringify({ data: this.options.data, pages })))
      })
    })
  }
}
