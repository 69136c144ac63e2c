/** Draws a manual into a file, in a process of its own (`typeset.mjs`). */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Product } from '../../catalogue/goods'
import { pictureFile } from '../art'
import { rasterOf } from '../art/raster'
import type { ManualSource } from './index'
import { manualPages } from './pages'

const TYPESETTER = fileURLToPath(new URL('./typeset.mjs', import.meta.url))
/** px: sharp enough when a page is zoomed. */
const PICTURE_WIDTH = 640

async function pictureOf(product: Product): Promise<Buffer> {
  const svg = pictureFile(product.pictures[0] ?? '')
  if (svg === undefined) throw new Error(`There is no picture of ${product.model}`)
  return sharp(await rasterOf(svg, PICTURE_WIDTH))
    .jpeg({ quality: 84 })
    .toBuffer()
}

export async function drawManual(
  source: ManualSource,
  product: Product,
  language: 'zh' | 'en',
  place: string
): Promise<void> {
  const picture = (await pictureOf(product)).toString('base64')
  const manual = {
    title: language === 'zh' ? `${product.model} 说明书` : `${product.model} manual`,
    language: language === 'zh' ? 'zh-CN' : 'en-US',
    picture,
    pages: manualPages(source, product.parameters, language)
  }
  const setting = spawn(process.execPath, [TYPESETTER, place], { stdio: ['pipe', 'ignore', 'pipe'] })
  const exitCode = new Promise<number | null>((resolve, reject) => {
    setting.once('error', reject)
    setting.once('close', resolve)
  })
  const errorText = text(setting.stderr)
  setting.stdin.on('error', () => undefined) // it ended early, and its code says so
  setting.stdin.end(JSON.stringify(manual))
  const code = await exitCode
  if (code !== 0) throw new Error(`The manual of ${product.model} could not be drawn: ${await errorText}`)
}
