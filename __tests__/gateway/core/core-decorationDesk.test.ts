import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ownPage, startTestGateway, type TestGateway } from '../support'

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

const ask = (path: string, payload: object, headers = ownPage(gateway)) =>
  gateway.app.inject({ method: 'POST', url: `/demo/api/${path}`, headers, payload })

interface Review {
  findings: { level: string; page: string; block?: string; version?: number; zh: string; en: string }[]
  pages: { index: number; name: string; versions: object[]; spans: object[]; overlaps: object[] }[]
}
const words = (zh: string) => ({ 'zh-CN': zh, 'en-US': `${zh} en` })
const body = (title: string, blocks: unknown[] = []) => ({ title: words(title), blocks })
const fileOf = (archivePages: unknown[], blocks: unknown[] = []) => ({
  pages: [{ path: '/pages/index/index', pageName: 'index', default: body('默认', blocks), archivePages }],
  availability: []
})

test('the page of the editor is there, and its script and style', async () => {
  for (const [path, type] of [
    ['/demo/decoration', 'text/html'],
    ['/demo/shared.js', 'text/javascript'],
    ['/demo/decoration.js', 'text/javascript'],
    ['/demo/decoration.css', 'text/css']
  ] as const) {
    const answer = await gateway.app.inject({ url: path, headers: ownPage(gateway) })
    assert.equal(answer.statusCode, 200)
    assert.ok(String(answer.headers['content-type']).startsWith(type))
  }
})

test('the shop’s own file has no errors, and its versions are on the line', async () => {
  const { findings, pages } = (await ask('decoration', {})).json<Review>()
  assert.deepEqual(
    findings.filter(({ level }) => level === 'ERROR'),
    []
  )
  assert.equal(pages.find(({ name }) => name === 'index')?.versions.length, 2)
})

test('a file is told block by block, in words', async () => {
  const blocks = [
    { id: 'who', type: 'hologram', props: {} },
    { id: 'gap', type: 'spacer', props: { heightPx: 5 } },
    { id: 'bar', type: 'anchorBar', props: { items: [{ label: words('去'), block: 'nowhere' }] } },
    {
      id: 'film',
      type: 'video',
      props: { src: '/storage/a.mp4', poster: '/storage/a.svg', title: words('饭'), seconds: 9 }
    },
    {
      id: 'top',
      type: 'banner',
      props: {
        autoplayMs: 0,
        slides: ['/storage/a.svg', 'javascript:1'].map((picture) => ({
          picture,
          alt: words('图'),
          title: words('题'),
          subtitle: words('副'),
          tone: 'light'
        }))
      }
    }
  ]
  const { findings } = (await ask('decoration', { file: JSON.stringify(fileOf([], blocks)) })).json<Review>()
  const findingsOf = (block: string) =>
    findings.filter((finding) => finding.block === block).map(({ level, en }) => [level, en])
  assert.deepEqual(findingsOf('who'), [['ERROR', 'there is no kind of block “hologram”']])
  assert.deepEqual(findingsOf('gap'), [['ERROR', '“heightPx” is unfit, so the block does not show']])
  assert.deepEqual(findingsOf('bar'), [['ERROR', 'there is no block “nowhere” to lead to']])
  assert.match(String(findingsOf('film')[0]?.[1]), /needs a picture \(brief\)/)
  assert.deepEqual(findingsOf('top'), [['NOTE', '“slides[1].picture” is unfit and left out']])
  assert.ok(findings.every(({ zh }) => /[一-鿿]/.test(zh)))
})

test('overlaps are marked, with the version that shows meanwhile', async () => {
  const version = (startTime: number, endTime: number | null, activeFlag: unknown = 1) => ({
    ...body('版'),
    startTime,
    endTime,
    activeFlag
  })
  const file = JSON.stringify(fileOf([version(1000, null), version(2000, 3000), version(2500, 2600, 0), version(9, 8)]))
  const { findings, pages } = (await ask('decoration', { file })).json<Review>()
  assert.deepEqual(pages[0]?.overlaps, [{ versions: [0, 1], from: 2000, to: 3000, shows: 1 }])
  assert.deepEqual(pages[0]?.spans, [
    { from: 0, to: 1000 },
    { from: 1000, to: 2000, version: 0 },
    { from: 2000, to: 3001, version: 1 },
    { from: 3001, version: 0 }
  ])
  const of = (versionNumber: number) =>
    findings.filter(({ version: place }) => place === versionNumber).map(({ en }) => en)
  assert.deepEqual(of(1), ['overlaps with version 1; this one shows meanwhile'])
  assert.deepEqual(of(2), ['is not active, so it never shows'])
  assert.deepEqual(of(3), ['ends before it starts, so it never shows'])

  const then = async (time: number) => {
    const answer = await ask('decoration/at', { file, page: 0, at: time })
    return answer.json<{ version?: number }>().version
  }
  assert.deepEqual(await Promise.all([999, 1000, 2000, 3000, 3001].map(then)), [undefined, 0, 1, 1, 0])
})

test('a page at a time names its blocks with a word and a picture of the shop’s own', async () => {
  const pages = (await ask('decoration', {})).json<Review>().pages
  const page = pages.find(({ name }) => name === 'custom-winter')?.index
  const answer = await ask('decoration/at', { page, at: Date.now() })
  const { title, blocks } = answer.json<{
    title: string
    blocks: { type: string; words: string; picture?: string }[]
  }>()
  assert.equal(title, '暖冬焕新')
  const [first] = blocks
  assert.equal(first?.type, 'hotZones')
  assert.ok(first?.picture?.startsWith('/storage/'))
})

test('a hostile file is read to its end: ten thousand blocks, deep links, wrong types', async () => {
  const depth = 20_000
  const deep = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  const blocks = Array.from({ length: 10_000 }, (_, index) => ({ id: `b${index}`, type: index % 2 ? 'x' : 7 }))
  const line = {
    id: 'line',
    type: 'notice',
    props: { intervalMs: 0, lines: [{ text: words('行'), link: { route: 'index' } }] }
  }
  const file = JSON.stringify(fileOf([], [line, ...blocks])).replace(
    '"route":"index"',
    `"route":"index","params":{"d":${deep}}`
  )
  const { findings } = (await ask('decoration', { file })).json<Review>()
  assert.ok(findings.some(({ en }) => en === 'a page shows 60 blocks; those after are left out'))
  const then = (await ask('decoration/at', { file, page: 0, at: 1 })).json<{ blocks: { words: string }[] }>()
  assert.deepEqual(
    then.blocks.map(({ words: text }) => text),
    ['行']
  )
})

test('what is no file, no page or no time is refused in words, and strangers are', async () => {
  assert.equal((await ask('decoration', { file: '{' })).statusCode, 400)
  assert.equal((await ask('decoration/at', { page: 0, at: 'now' })).statusCode, 400)
  assert.equal((await ask('decoration/at', { page: 900, at: 1 })).json<{ code: string }>().code, 'decoration.page')
  assert.equal((await ask('decoration', {}, { host: 'evil.example' } as never)).statusCode, 403)
  const { findings } = (await ask('decoration', { file: '[]' })).json<Review>()
  assert.equal(findings[0]?.zh, '不是装修文件：没有 pages')
})

test('a page at a moment is opened in the shop once, by who asked for it', async () => {
  const start = 2_000_000_000_000
  const file = JSON.stringify(
    fileOf([{ ...body('旺季'), activeFlag: 1, startTime: start, endTime: start + 1_000 }], [])
  )
  const own = await gateway.app.inject({ url: '/storage/bbccms/pages/QIHE-MALL.json' })
  assert.equal(own.statusCode, 200)
  const wordsAt = async (time: number) => {
    const answer = await ask('decoration/preview', { file, page: 0, at: time })
    assert.deepEqual(answer.json(), { address: '/pages/index/index' })
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
    const get = () => gateway.app.inject({ url: '/storage/bbccms/pages/QIHE-MALL.json', headers: { cookie } })
    const first = await get()
    assert.equal(first.headers['cache-control'], 'no-store')
    assert.equal((await get()).body, own.body, 'and not a second time')
    const { pages } = first.json<{ pages: { default: { title: Record<string, string> }; archivePages: unknown[] }[] }>()
    assert.deepEqual(pages[0]?.archivePages, [])
    return pages[0].default.title['zh-CN']
  }
  assert.equal(await wordsAt(start - 1), '默认')
  assert.equal(await wordsAt(start), '旺季')
  assert.equal(await wordsAt(start + 1_000), '旺季')
  assert.equal(await wordsAt(start + 1_001), '默认')
  assert.equal((await gateway.app.inject({ url: '/storage/bbccms/pages/QIHE-MALL.json' })).body, own.body)
  const none = await ask('decoration/preview', { file, page: 3, at: start })
  assert.equal(none.json<{ code: string }>().code, 'decoration.page')
  assert.equal((await ask('decoration/preview', { file, page: 0, at: -1 })).statusCode, 400)
})
