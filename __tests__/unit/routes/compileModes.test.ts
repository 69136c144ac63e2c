/** The compile modes of WeChat DevTools open what they say: a registered page, with parameters that it reads. */
import { readFileSync } from 'node:fs'
import { demonstrationCatalogue as catalogue } from '../../../gateway/src/demonstration/catalogue'
import { siteInfo } from '../../../gateway/src/demonstration/decoration/site'
import { readScan } from '@/features/scan'
import { parseQuery } from '@/lib/query'
import { routeAt } from '@/routes'
import { decodeParams, encodeParams } from '@/routes/params'

interface Mode {
  name: string
  pathName: string
  query: string
  scene: number | null
  launchMode: string
}

const project = JSON.parse(readFileSync('project.config.json', 'utf8')) as {
  condition: { miniprogram: { list: Mode[] } }
}
const modes = project.condition.miniprogram.list
const scanScenes = [1011, 1012, 1013]
/** Modes that are there to show what becomes of a bad entry. */
const isBad = ({ name }: Mode) => /not registered|broken/.test(name)

test('every scene that is entered by has a mode, and each mode its own name', () => {
  const scenes = modes.map(({ scene }) => scene)
  for (const scene of [null, 1007, 1008, 1011, 1012, 1013, 1014, 1034, 1047, 1107, 1154, 1155])
    expect(scenes).toContain(scene)
  expect(new Set(modes.map(({ name }) => name)).size).toBe(modes.length)
  expect(modes.filter(isBad)).toHaveLength(2)
})

test.each(modes.filter((mode) => !isBad(mode)).map((mode) => [mode.name, mode] as const))('%s', (_, mode) => {
  const route = routeAt(`/${mode.pathName}`)
  expect(route?.built).toBe(true)
  expect(route?.path).toBe(`/${mode.pathName}`)
  const query = parseQuery(`?${mode.query}`)
  const { params, q } = query
  if (params !== undefined && route) {
    const read = decodeParams(route.key, params)
    // what is wrong would have become a default, and be missing here
    expect(decodeURIComponent(encodeParams(read))).toBe(
      decodeURIComponent(/params=([^&]*)/.exec(mode.query)?.[1] ?? '')
    )
  }
  if (mode.scene !== null && scanScenes.includes(mode.scene)) {
    expect(readScan(String(q), siteInfo.shopAddress)).toMatchObject({ kind: 'open', scanCode: expect.any(String) })
  } else expect(q).toBeUndefined()
  expect(mode.launchMode).toBe(mode.scene === 1154 ? 'singlePage' : 'default')
})

test('the bad entries are bad', () => {
  for (const mode of modes.filter(isBad)) {
    const { q } = parseQuery(`?${mode.query}`)
    if (q === undefined) expect(routeAt(`/${mode.pathName}`)).toBeUndefined()
    else expect(readScan(String(q), siteInfo.shopAddress).kind).toBe('refused')
  }
})

test('the product of the modes is in the demonstration shop', () => {
  const spuCodes = modes.flatMap(({ query }) => /QF[A-Z]\d+/.exec(decodeURIComponent(query))?.[0] ?? [])
  expect(spuCodes.length).toBeGreaterThan(3)
  for (const spuCode of spuCodes) expect(catalogue.products.some((product) => product.spuCode === spuCode)).toBe(true)
})
