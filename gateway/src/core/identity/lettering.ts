/** Words as pictures, in the font of the gateway's papers: a server has none of its own for Chinese. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

// the package's main file lies one folder down
const home = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..')
const files = { regular: 'NotoSansHans-Regular.otf', bold: 'NotoSansHans-Bold.otf' }

export interface Lettering {
  /** px, the height of a letter's square. */
  size: number
  /** `#rrggbb` */
  colour: string
  weight?: keyof typeof files
  /** Opacity in percent; default 100. */
  alpha?: number
  /** px after which a line is broken; absent: one line. */
  width?: number
}

const escape = (words: string): string =>
  words.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))

export interface Lettered {
  input: Buffer
  width: number
  height: number
}

/** Words on nothing, as PNG with its measures. Control signs are left out; without any words it is one clear pixel. */
export async function drawLettering(
  words: string,
  { size, colour, weight = 'regular', alpha = 100, width }: Lettering
): Promise<Lettered> {
  const plain = words.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()
  if (plain === '') {
    const clear = { width: 1, height: 1, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
    return { input: await sharp({ create: clear }).png().toBuffer(), width: 1, height: 1 }
  }
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" alpha="${alpha}%">${escape(plain)}</span>`,
      font: `Noto Sans S Chinese ${weight === 'bold' ? 'Bold ' : ''}${size}`,
      fontfile: join(home, 'fonts', files[weight]),
      rgba: true,
      dpi: 72,
      spacing: Math.round(size / 3),
      ...(width === undefined ? {} : { width, wrap: 'word-char' as const })
    }
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}
