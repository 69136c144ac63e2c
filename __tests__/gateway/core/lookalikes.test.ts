import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { finishNames, pictureFile, pictureUrl } from '../../../gateway/src/demonstration/art'
import { rasterOf } from '../../../gateway/src/demonstration/art/raster'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'

const { products, categories } = demonstrationCatalogue
const anyFinish = new RegExp(`-(${finishNames.join('|')})-`)

/** Two of one finish nearer than this are taken for one another; the ground alone is half of each picture. */
const NEAR = 4
/** In their own finishes: white on white differs little in its spots even where the shape is another. */
const NEAR_AS_SOLD = 3

interface Shown {
  name: string
  group: string
  path: string
}

/** Main pictures with what lists them together: the category over their own. */
const asSold: Shown[] = products.map(({ title, categoryCode, pictures: [path = ''] }) => ({
  name: title.zh,
  group: categories.find((category) => category.categoryCode === categoryCode)?.parentCode ?? '',
  path
}))
const inBlue = asSold.map((picture) => ({ ...picture, path: picture.path.replace(anyFinish, '-blue-') }))

/** The picture as a glance takes it in: 32 × 32 spots of colour. */
async function glance(path: string): Promise<Uint8Array> {
  const svg = pictureFile(path)
  assert.ok(svg, path)
  return sharp(await rasterOf(svg, 32))
    .raw()
    .toBuffer()
}

/** Mean difference of the spots, 0 to 255. */
const distance = (first: Uint8Array, other: Uint8Array): number =>
  first.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / first.length

/** Pairs of one group that look the same at a glance. */
async function lookalikes(pictures: readonly Shown[], near: number): Promise<string[]> {
  const glances = await Promise.all(
    pictures.map(async (picture) => ({ ...picture, spots: await glance(picture.path) }))
  )
  return glances.flatMap((glance, index) =>
    glances
      .slice(0, index)
      .filter((other) => other.group === glance.group && distance(glance.spots, other.spots) < near)
      .map((other) => `${other.name} = ${glance.name}`)
  )
}

test('no product’s main picture is taken for another’s of its category', async () => {
  assert.deepEqual(await lookalikes(asSold, NEAR_AS_SOLD), [])
})

test('nor would it be in the same finish: shapes differ, not colours alone', async () => {
  assert.deepEqual(await lookalikes(inBlue, NEAR), [])
})

test('one drawing for each kind, or models that differ in their feet alone, would be noticed', async () => {
  const cookers = asSold.filter(({ path }) => path.includes('/rice-cooker-'))
  const plain = cookers.map((picture) => ({ ...picture, path: picture.path.replace(/-\d+-/, '-') }))
  // those of one finish, among fifteen: ten white ones alone make 45 pairs
  assert.ok((await lookalikes(plain, NEAR_AS_SOLD)).length >= 45)
  const feet = ['pads', 'legs', 'ring'].map((form) => ({
    name: form,
    group: '',
    path: pictureUrl('rice-cooker', 'blue', 'front', { shape: { feet: form } })
  }))
  assert.equal((await lookalikes(feet, NEAR)).length, 3)
})
