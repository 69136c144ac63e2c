/** A poster on the screen, read as a camera reads it. */
import type { Locator } from '@playwright/test'
import { readCode } from '../support/readCode'

/** px of the picture's corner that holds the code and its margin. */
const corner = 360

/** What the code in the corner of a drawn poster holds; fails where no code can be read. */
export async function codeOn(poster: Locator): Promise<URL> {
  const pixels = await poster.evaluate(async (image: HTMLImageElement, side) => {
    await image.decode()
    const paper = document.createElement('canvas')
    paper.width = paper.height = side
    const pen = paper.getContext('2d')
    pen?.drawImage(image, image.naturalWidth - side, image.naturalHeight - side, side, side, 0, 0, side, side)
    return [...(pen?.getImageData(0, 0, side, side).data ?? [])]
  }, corner)
  return new URL(readCode(Uint8ClampedArray.from(pixels), corner, corner))
}
