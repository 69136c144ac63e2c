// `node scripts/make-map-marks.mjs` draws the marks of the mini-program's map anew: the platform's map takes pictures alone.
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { inRoot } from './lib/run.mjs'

const blue = '#0b63e5'
const grey = '#8d97a5'
const red = '#e02020'

const dot = (colour) => `<circle cx="10" cy="10" r="7" fill="#fff" stroke="${colour}" stroke-width="4"/>`
const stroke = 'fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"'

/** By name: how large in px of the screen, and what it is drawn of. */
const marks = {
  passed: [20, 20, dot(blue)],
  ahead: [20, 20, dot(grey)],
  here: [
    40,
    40,
    `<circle cx="20" cy="20" r="20" fill="${blue}" fill-opacity=".22"/><circle cx="20" cy="20" r="16" fill="#fff"/>
    <circle cx="20" cy="20" r="13.5" fill="${blue}"/><path transform="translate(11.5 11.2) scale(.71)" ${stroke}
    d="M5 16.5H2.5v-10a1 1 0 0 1 1-1H14a.5.5 0 0 1 .5.5v10.5H9.4M14.5 9h3.6a1 1 0 0 1 .8.4l2.4 3.2a1 1 0 0 1 .2.6v3.3H19M5 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M14.6 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0"/>`
  ],
  home: [
    32,
    38,
    `<path d="M16 37.5C12 31 2 25 2 15a14 14 0 0 1 28 0c0 10-10 16-14 22.5z" fill="${red}" stroke="#fff" stroke-width="2"/>
    <path transform="translate(7.6 6.4) scale(.7)" ${stroke}
    d="M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5H15v-5.2a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5.2H5.5A1.5 1.5 0 0 1 4 19z"/>`
  ]
}

const folder = inRoot('src/features/parcel/map/marks')
mkdirSync(folder, { recursive: true })
for (const [name, [width, height, drawing]] of Object.entries(marks)) {
  const box = `viewBox="0 0 ${width} ${height}" width="${width * 3}" height="${height * 3}"`
  await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawing}</svg>`))
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toFile(`${folder}/${name}.png`)
}
