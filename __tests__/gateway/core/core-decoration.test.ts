// What home's page begins with, out of a decoration that the gateway did not write.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createPages } from '../../../gateway/src/core/app/app-page'

const directory = mkdtempSync(join(tmpdir(), 'decorated-'))
after(() => rmSync(directory, { recursive: true, force: true }))
writeFileSync(
  join(directory, 'parts.json'),
  JSON.stringify({
    data: ['/storage/site.json'],
    pages: { '/': { scripts: [], styles: [], first: { html: '<i></i>' } } }
  })
)

const begins = (name: string) => [{ type: 'banner', props: { slides: [{ picture: `/storage/pictures/${name}.svg` }] } }]

for (const activeFlag of [true, 1, '1']) {
  test(`home begins with the version that a file of the specification’s own shape has by its path, active by ${JSON.stringify(activeFlag)}`, async () => {
    const decoration = {
      pages: [
        { path: '/pages/ucenter/index', archivePages: [{ activeFlag, startTime: 1, blocks: begins('other') }] },
        {
          path: 'pages/index/index',
          archivePages: [
            { activeFlag: 0, startTime: 2, blocks: begins('off') },
            { activeFlag, startTime: 1, blocks: begins('shown') }
          ]
        }
      ]
    }
    const files: Record<string, unknown> = {
      '/storage/site.json': { cmsDecorationUrl: '/pages.json' },
      '/storage/pages.json': decoration
    }
    const server = { inject: ({ url }: { url: string }) => Promise.resolve({ json: () => files[url] }) }
    const pages = await createPages(directory, '<head></head><div id="app"></div>', () => 10)
    const { html } = await pages.find('/', '', server)
    assert.match(html, /as="image"[^>]*href="\/storage\/pictures\/shown\.svg"/)
  })
}
