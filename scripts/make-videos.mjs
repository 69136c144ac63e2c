// `node scripts/make-videos.mjs`: the demonstration's videos out of its own drawings, into gateway/src/demonstration/videos/files.
// Wants `ffmpeg` with libx264 on the path (Debian: `apt-get install ffmpeg`); the files are kept in the repository, so that
// nothing else needs it. Run it again when a drawing or a recipe that has a video changed; a word behind it is how the names of
// the files begin that are made anew (`product`).
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { loadTs } from './lib/load-ts.mjs'
import { inRoot } from './lib/run.mjs'

const { kitchenContent } = await loadTs('gateway/src/demonstration/recipes/index.ts')
const { demonstrationCatalogue } = await loadTs('gateway/src/demonstration/catalogue/index.ts')
const { SCENE_SECONDS, productScenes, scenesOf } = await loadTs('gateway/src/demonstration/videos/scenes.ts')
const { pictureFile } = await loadTs('gateway/src/demonstration/art/index.ts')

const rate = 12
/** px of a film, as it is shown: square where a product's pictures are. */
const measureOf = (name) => (name.startsWith('product') ? [480, 480] : [640, 360])
const isWhole = (name) => name.startsWith('guide') || name.startsWith('product')
const most = 150 * 1024
/** Seconds in which one scene becomes the next. */
const fade = 0.4
const ground = '#fff'

const folder = inRoot('gateway/src/demonstration/videos/files')
mkdirSync(folder, { recursive: true })
const work = mkdtempSync(path.join(tmpdir(), 'videos-'))

/** A drawing twice as large as the video, so that coming nearer stays sharp. */
async function still(name, picture, index) {
  const [width, height] = measureOf(name)
  const svg = pictureFile(picture)
  if (svg === undefined) throw new Error(`nothing is drawn at ${picture}`)
  const file = path.join(work, `${index}.png`)
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(2 * width, 2 * height, { fit: isWhole(name) ? 'contain' : 'cover', background: ground })
    .flatten({ background: ground })
    .png()
    .toFile(file)
  return file
}

const only = process.argv[2] ?? ''
const all = [
  ...scenesOf(kitchenContent().recipes, kitchenContent().guides),
  ...productScenes(demonstrationCatalogue.products)
]
for (const [name, scenes] of all.filter(([name]) => name.startsWith(only))) {
  const [width, height] = measureOf(name)
  const stills = []
  for (const [index, { picture }] of scenes.entries()) stills.push(await still(name, picture, index))
  const frames = Math.round((SCENE_SECONDS + fade) * rate)
  const nearer = stills.map((_, index) => {
    const zoom = index % 2 === 0 ? `1+0.1*on/${frames}` : `1.1-0.1*on/${frames}`
    const place = `x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2'`
    return `[${index}]zoompan=z='${zoom}':${place}:d=${frames}:s=${width}x${height}:fps=${rate}[s${index}]`
  })
  const joints = stills.slice(1).map((_, index) => {
    const before = index === 0 ? 's0' : `j${index}`
    return `[${before}][s${index + 1}]xfade=transition=fade:duration=${fade}:offset=${(SCENE_SECONDS * (index + 1) - fade / 2).toFixed(2)}[j${index + 1}]`
  })
  const graph = path.join(work, 'graph.txt')
  writeFileSync(graph, [...nearer, ...joints].join(';'))
  const file = path.join(folder, `${name}.mp4`)
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error'],
    ...stills.flatMap((file) => ['-i', file]),
    ...['-filter_complex_script', graph, '-map', `[j${stills.length - 1}]`],
    ...[
      '-t',
      String(SCENE_SECONDS * stills.length),
      '-an',
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-preset',
      'slower'
    ],
    ...[
      '-crf',
      '31',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      file
    ]
  ])
  const { size } = statSync(file)
  console.log(`${name}: ${(size / 1024).toFixed(0)} KB`)
  if (size > most) throw new Error(`${name} is larger than ${most / 1024} KB`)
}
rmSync(work, { recursive: true, force: true })
