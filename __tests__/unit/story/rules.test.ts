/** @jest-environment node */
import { crc32 as zlibSum, deflateRawSync } from 'node:zlib'
import type { OwnStory } from '@contract'
import {
  beginOf,
  decadesTo,
  mayHide,
  mayWrite,
  tidyDraft,
  toStory,
  withOpening,
  withPaths
} from '@/features/story/rules'
import { crc32, zipOf } from '@/lib/zip'
import { filesOfArchive } from '../../../gateway/src/core/files/zip'

const own = (over: Partial<OwnStory> = {}): OwnStory => ({
  storyId: 'st_1',
  year: 1996,
  model: '煮饭锅',
  text: '那年我结婚，我妈背回来这口锅。',
  pictures: ['/storage/uploads/f_a.jpg?until=1&sign=x', '/storage/uploads/f_b.jpg?until=1&sign=y'],
  author: '林**',
  chosen: false,
  heartCount: 0,
  hearted: false,
  own: true,
  state: 'REFUSED',
  sentAt: 1,
  ...over
})

describe('the archive that is made on the device', () => {
  const bounds = { files: 9, bytes: 1e6 }
  it('is read by the gateway, file by file', async () => {
    const files = [...Array(9)].map((_, index) => Buffer.from(`photo ${index} ${'x'.repeat(index * 1000)}`))
    expect(await filesOfArchive(Buffer.from(zipOf(files)), bounds)).toEqual(files)
  })

  it('sums as the format does', () => {
    for (const text of ['', 'a', '锅'.repeat(300)]) expect(crc32(Buffer.from(text))).toBe(zlibSum(Buffer.from(text)))
  })

  it('is refused where a byte is another', async () => {
    const archive = Buffer.from(zipOf([deflateRawSync(Buffer.from('a photo of a pot'))]))
    archive.writeUInt8(archive.readUInt8(33) ^ 1, 33)
    expect(await filesOfArchive(archive, bounds)).toBe('no-archive')
  })
})

describe('a draft', () => {
  it('begins with a refused story and sends where its pictures are stored, without what opened them', () => {
    const begin = beginOf(own())
    expect(begin).toMatchObject({ year: 1996, agreed: false })
    expect(toStory({ ...begin, agreed: true }).pictures).toEqual([
      '/storage/uploads/f_a.jpg',
      '/storage/uploads/f_b.jpg'
    ])
  })

  it('loses photos of the device, and opens the others by today’s addresses', () => {
    const begin = beginOf(own())
    const draft = tidyDraft(begin)({
      ...begin,
      pictures: [
        { id: 'photo-1', filePath: 'blob:gone' },
        { id: 'kept-0', url: '/storage/uploads/f_b.jpg?until=0&sign=old' },
        7 as never
      ]
    })
    expect(draft.pictures).toEqual([{ id: 'kept-1', url: '/storage/uploads/f_b.jpg?until=1&sign=y' }])
  })

  it('has paths for those that were sent, in their order', () => {
    const pictures = [
      { id: 'a', filePath: '1' },
      { id: 'b', url: '/b' },
      { id: 'c', filePath: '2' }
    ]
    expect(withPaths(pictures, ['/x', '/y']).map(({ url }) => url)).toEqual(['/x', '/b', '/y'])
  })

  it('goes on after the written text', () => {
    expect([withOpening(' ', '搬家那天，'), withOpening('有一口锅 ', '搬家那天，')]).toEqual([
      '搬家那天，',
      '有一口锅\n搬家那天，'
    ])
  })
})

it('a story is written where there is none under way, and hidden where there is', () => {
  const states = ['SENT', 'SHOWN', 'CHOSEN', 'REFUSED', 'HIDDEN', 'PRINTED'] as OwnStory['state'][]
  expect(states.filter((state) => mayWrite(own({ state })))).toEqual(['REFUSED', 'HIDDEN'])
  expect(states.filter((state) => mayHide(own({ state })))).toEqual(['SENT', 'SHOWN', 'CHOSEN'])
  expect(mayWrite(undefined)).toBe(true)
})

it('years go back by decades to the first', () => {
  const decades = decadesTo(2026)
  expect(decades[0]).toEqual({ decade: 2020, years: [2026, 2025, 2024, 2023, 2022, 2021, 2020] })
  expect(decades.at(-1)?.years.at(-1)).toBe(1950)
})
