// What keeps clear of the status bar does so by one measure, which knows the phone's own and the app's.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const src = path.join(__dirname, '../../../src')
const sheets = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return sheets(file)
    return file.endsWith('.scss') ? [file] : []
  })
const files = sheets(src)
/** The measure itself, and the bar, whose height in the app is said beside it (`ui/screen/NavBar.tsx`). */
const knownFiles = ['ui/tokens.scss', 'ui/screen/NavBar.scss']

test('there are sheets to look at', () => expect(files.length).toBeGreaterThan(100))

test('no sheet keeps clear of the phone’s status bar alone', () => {
  const alone = files
    .filter((file) => !knownFiles.includes(path.relative(src, file)))
    .filter((file) => readFileSync(file, 'utf8').includes('safe-area-inset-top'))
  expect(alone.map((file) => path.relative(src, file))).toEqual([])
})

test('a box as high as the window less the bar leaves out the status bar too', () => {
  const short = files.filter((file) =>
    /100d?vh - #\{\$nav-bar\}(?! - #\{\$status-bar\})/.test(readFileSync(file, 'utf8'))
  )
  expect(short.map((file) => path.relative(src, file))).toEqual([])
})
