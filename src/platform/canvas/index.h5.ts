import { pictureTimeout, type Paper, type PaperSize } from './types'

export type { Paper, PaperSize } from './types'

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    // without it a picture of another origin would make the paper unreadable
    picture.crossOrigin = 'anonymous'
    const late = setTimeout(() => reject(new Error('The picture took too long')), pictureTimeout)
    picture.onload = () => {
      clearTimeout(late)
      resolve(picture)
    }
    picture.onerror = () => {
      clearTimeout(late)
      reject(new Error('The picture could not be had'))
    }
    picture.src = address
  })
}

/** Paper to draw on; rejects where the host has none. The id, and how long it is wanted, are the mini-program's matter. */
export function openPaper(id: string, { width, height }: PaperSize, isWanted?: () => boolean): Promise<Paper> {
  void id
  void isWanted
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('No canvas here'))
  return Promise.resolve({ context, load, finish: () => Promise.resolve(canvas.toDataURL('image/png')) })
}
