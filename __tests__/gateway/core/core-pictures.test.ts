import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { bannerNames, drawBanner, pictureFile } from '../../../gateway/src/demonstration/art'
import { rasterOf } from '../../../gateway/src/demonstration/art/raster'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'
import { drawnPictures, type DrawnPictures } from '../../../gateway/src/demonstration/pictures'
import { nobodySends } from './sms-webhook'
import { startTestGateway, type TestGateway } from '../support'

const home = mkdtempSync(join(tmpdir(), 'pictures-test-'))
after(() => rmSync(home, { recursive: true, force: true }))
const { products } = demonstrationCatalogue
const viewerPaths = new Set(products.flatMap(({ viewerPictures = [] }) => viewerPictures))
const svgOf = (path: string): string => pictureFile(path.replace(/png$/, 'svg')) ?? ''

test('every front in the catalogue and every picture for sharing can be drawn as PNG', async () => {
  const fronts = new Set(products.flatMap(({ skus }) => skus.map(({ sharePicture = '' }) => sharePicture)))
  assert.ok(fronts.size > 100)
  for (const front of fronts) {
    assert.match(front, /\.png$/)
    const { data, info } = await sharp(await rasterOf(svgOf(front), 24))
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.channels], [24, 3])
    // an empty ground would be few colours
    assert.ok(new Set(data).size > 8, front)
  }
  for (const name of bannerNames) assert.ok((await rasterOf(drawBanner(name), 40)).length > 100, name)
})

test('every picture of a product, which the viewer of a chat app shows, can be drawn as PNG', async () => {
  assert.ok(products.every((product) => product.viewerPictures?.length === product.pictures.length))
  // fronts are drawn above; of the others a finish changes colours alone
  const views = new Map(
    [...viewerPaths]
      .filter((picture) => !picture.endsWith('-front.png'))
      .map((picture) => [picture.replace(/-[a-z]+-(?=[a-z]+(-\d+x\d+)?\.png$)/, '-'), picture])
  )
  assert.ok(views.size >= products.length * 4)
  for (const picture of views.values()) {
    assert.match(picture, /\.png$/)
    assert.ok((await rasterOf(svgOf(picture), 12)).length > 60, picture)
  }
})

const drawnInto = (folder: string, warnings: string[] = []): DrawnPictures =>
  drawnPictures(folder, () => Promise.resolve(demonstrationCatalogue), {
    warn: (_details, message) => warnings.push(message)
  })
const widthOf = (picture: string | Buffer | undefined): unknown =>
  typeof picture === 'object' ? picture.readUInt32BE(16) : picture

test('a picture is drawn once, kept as a file while the shop runs, and drawn again when that is tidied away', async () => {
  const folder = join(home, 'drawn')
  const warnings: string[] = []
  const pictures = drawnInto(folder, warnings)
  const path = '/storage/pictures/share-home.png'
  const [first, second] = await Promise.all([pictures.file(path), pictures.file(path)])
  assert.equal(widthOf(first), 500)
  assert.ok(second === first)
  writeFileSync(join(folder, 'share-home.png'), 'kept')
  assert.equal(String(await pictures.file(path)), 'kept')
  rmSync(folder, { recursive: true })
  assert.equal(widthOf(await pictures.file(path)), 500)
  assert.ok(existsSync(join(folder, 'share-home.png')))
  await pictures.close()
  assert.deepEqual([existsSync(folder), warnings], [false, []])
})

test('a picture that can’t be kept is given all the same, and the log says so', async () => {
  writeFileSync(join(home, 'file'), '')
  const warnings: string[] = []
  const pictures = drawnInto(join(home, 'file'), warnings)
  assert.equal(widthOf(await pictures.file('/storage/pictures/share-home.png')), 500)
  await pictures.close()
  assert.deepEqual(warnings, ['a drawn picture could not be kept and will be drawn again'])
})

const statusOf = async (gateway: TestGateway, url: string): Promise<number> =>
  (await gateway.app.inject({ method: 'GET', url })).statusCode

test('only pictures that the shop shows are drawn: measures are the catalogue’s, not the caller’s', async (t) => {
  const gateway = await startTestGateway({ seeds: false })
  t.after(() => gateway.close())
  const sizePath = [...viewerPaths].find((path) => /-size-\d+x\d+\.png$/.test(path)) ?? ''
  const front = products[0]?.skus[0]?.sharePicture ?? ''
  for (const url of [sizePath, sizePath.replace(/png$/, 'svg'), front, '/storage/pictures/share-kitchen.png']) {
    assert.equal(await statusOf(gateway, url), 200, url)
  }
  for (const name of [
    'rice-cooker-white-size-100x400.png',
    'rice-cooker-white-size-101x401.png',
    'rice-cooker-white-size-101x401.svg',
    'kettle-white-cutout.png',
    'banner-kitchen.png',
    'share-nothing.png'
  ]) {
    assert.equal(await statusOf(gateway, `/storage/pictures/${name}`), 404, name)
  }
})

test('a drawing is as wide as asked, sharp at any width, and on white', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect x="10" y="5" width="10" height="10" fill="#f00"/></svg>'
  const { data, info } = await sharp(await rasterOf(svg, 400))
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height, info.channels], [400, 200, 3])
  const pixelAt = (x: number, y: number) => [...data.subarray((y * 400 + x) * 3, (y * 400 + x) * 3 + 3)]
  assert.deepEqual(
    [pixelAt(99, 100), pixelAt(100, 100), pixelAt(199, 149), pixelAt(200, 149)],
    [
      [255, 255, 255],
      [255, 0, 0],
      [255, 0, 0],
      [255, 255, 255]
    ]
  )
})

test('others have their turn while a picture is drawn', async () => {
  let isDrawn = false
  const drawing = rasterOf(svgOf('/storage/pictures/share-home.png'), 500).then(() => (isDrawn = true))
  let turns = 0
  for (; !isDrawn; turns += 1) await nextTurn()
  await drawing
  // drawn in one go it has two or three; the slower the machine, the more there are
  assert.ok(turns >= 6, `${turns} turns`)
})

test('production serves what its owner laid into the storage folder, and nothing drawn or decorated', async (t) => {
  const production = await startTestGateway({ mode: 'production', sms: nobodySends })
  t.after(() => production.close())
  for (const url of [
    '/storage/pictures/rice-cooker-white-front.svg',
    '/storage/pictures/rice-cooker-white-front.png',
    '/storage/pictures/share-home.png',
    '/storage/theme/newYear/index-on.svg',
    '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json',
    '/bbccms/pages/QIHE-MALL.json'
  ]) {
    assert.equal(await statusOf(production, url), 404, url)
  }
  assert.equal(await statusOf(production, '/storage/regions.json'), 200)
})
