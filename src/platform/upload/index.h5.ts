import { sendRequest } from '../request/index.h5'
import type { RequestOutcome } from '../request/types'
import type { PictureLimits, UploadInput } from './types'

export type { PictureLimits, UploadInput } from './types'

/** What an address made here stands for: the page's policy lets it be shown and not be fetched. */
const held = new Map<string, Blob>()

function hold(content: Blob): string {
  const address = URL.createObjectURL(content)
  held.set(address, content)
  return address
}

/** Gives a picture's memory back, once it is neither shown nor sent any more. */
export function forgetPicture(filePath: string): void {
  if (held.delete(filePath)) URL.revokeObjectURL(filePath)
}

/** Lets the shopper choose a picture; undefined when they gave it up. Call it from a tap. */
export function choosePicture(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const field = document.createElement('input')
    field.type = 'file'
    field.accept = 'image/*'
    field.hidden = true
    document.body.append(field) // Safari opens nothing for a field that is on no page
    const end = (chosen: string | undefined) => {
      field.remove()
      resolve(chosen)
    }
    field.addEventListener('cancel', () => end(undefined))
    field.addEventListener('change', () => {
      const [file] = field.files ?? []
      end(file && hold(file))
    })
    field.click()
  })
}

function draw(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('No picture that this browser reads'))
    picture.src = address
  })
}

/** Of JPEG: each is tried when the one before was still too large. */
const qualities = [0.85, 0.7, 0.5]

/** The picture made small enough, without what a camera wrote beside it; undefined when it can't be read. */
export async function compressPicture(
  filePath: string,
  { side, maxBytes }: PictureLimits
): Promise<string | undefined> {
  try {
    const picture = await draw(filePath)
    const scale = Math.min(1, side / Math.max(picture.naturalWidth, picture.naturalHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale))
    const paper = canvas.getContext('2d')
    if (!paper) return undefined
    paper.fillStyle = '#fff' // what is see-through would turn black
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
    for (const quality of qualities) {
      const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (made && made.size <= maxBytes) return hold(made)
    }
    return undefined
  } catch {
    return undefined // no picture
  }
}

/** Sends one file that was chosen or made here. */
export async function uploadFile(input: UploadInput): Promise<RequestOutcome> {
  const content = held.get(input.filePath)
  if (!content) return { kind: 'offline' }
  const form = new FormData()
  form.append(input.name, content, 'picture')
  return sendRequest({ ...input, method: 'POST', body: form })
}
