import { inApp } from '../nativeApp/index.h5'
import { sendRequest } from '../request/index.h5'
import type { RequestOutcome } from '../request/types'
import type { ChooseOptions, ChosenFile, PictureLimits, UploadInput } from './types'
import type { Seen } from './video.h5'

export type { ChooseOptions, ChosenFile, PictureLimits, UploadInput } from './types'

/** What an address made here stands for: the page's policy lets it be shown and not be fetched. */
const blobs = new Map<string, Blob>()

function hold(content: Blob): string {
  const address = URL.createObjectURL(content)
  blobs.set(address, content)
  return address
}

/**
 * The bytes of a file that is held here.
 * @throws Error when no file is held here under this path
 */
export async function heldBytes(filePath: string): Promise<Uint8Array> {
  const content = blobs.get(filePath)
  if (!content) throw new Error('No file that is held here')
  return new Uint8Array(await content.arrayBuffer())
}

/** Bytes that were made here, as a file that can be sent. */
export const holdBytes = (bytes: ArrayBuffer, type: string): string => hold(new Blob([bytes], { type }))

/** Gives a picture's memory back, once it is neither shown nor sent any more. */
export function forgetPicture(filePath: string): void {
  if (blobs.delete(filePath)) URL.revokeObjectURL(filePath)
}

async function chosenFile(file: File): Promise<ChosenFile> {
  const filePath = hold(file)
  if (!file.type.startsWith('video/')) return { filePath, kind: 'picture', bytes: file.size }
  // a file of its own for who sends videos; without it a video is sent as it is
  const { seconds, still }: Seen = await import('./video.h5').then(
    ({ lookAt }) => lookAt(filePath),
    () => ({})
  )
  return {
    filePath,
    kind: 'video',
    bytes: file.size,
    ...(seconds === undefined ? {} : { seconds }),
    ...(still === undefined ? {} : { still: hold(still) })
  }
}

/** Lets the shopper choose files; none when they gave it up. Call it from a tap. */
export function chooseFiles(options: ChooseOptions): Promise<ChosenFile[]> {
  // the app has pictures alone
  return inApp() && !options.video ? chooseInApp(options) : chooseHere(options)
}

/** A picture from the app, one at a time; what it does not do is done here. */
async function chooseInApp(options: ChooseOptions): Promise<ChosenFile[]> {
  const pictures = await import('./appPictures.h5').then(
    ({ askForPicture }) => askForPicture(),
    () => 'here' as const
  )
  if (pictures === 'here' || pictures === 'camera') return chooseHere(options, pictures === 'camera')
  if (pictures === undefined) return []
  const { bytes, type } = pictures
  return [{ filePath: hold(new Blob([bytes], { type })), kind: 'picture', bytes: bytes.length }]
}

function chooseHere({ count, video }: ChooseOptions, camera = false): Promise<ChosenFile[]> {
  return new Promise((resolve) => {
    const field = document.createElement('input')
    field.type = 'file'
    field.accept = video ? 'image/*,video/*' : 'image/*'
    field.multiple = count > 1 && !camera
    if (camera) field.setAttribute('capture', 'environment')
    field.hidden = true
    document.body.append(field) // Safari opens nothing for a field that is on no page
    const end = (files: ChosenFile[]) => {
      field.remove()
      resolve(files)
    }
    field.addEventListener('cancel', () => end([]))
    field.addEventListener('change', () => void Promise.all([...(field.files ?? [])].map(chosenFile)).then(end))
    field.click()
  })
}

/** Lets the shopper choose a picture; undefined when they gave it up. Call it from a tap. */
export const choosePicture = async (): Promise<string | undefined> => (await chooseFiles({ count: 1 }))[0]?.filePath

function draw(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('No picture that this browser reads'))
    picture.src = address
  })
}

/** Qualities of JPEG: each is tried when the one before was still too large. */
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
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (blob && blob.size <= maxBytes) return hold(blob)
    }
    return undefined
  } catch {
    return undefined // no picture
  }
}

/** Sends a form and tells how far it is, which `fetch` does not. */
function sendTelling({ url, headers, timeoutMs, onProgress }: UploadInput, body: FormData): Promise<RequestOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.timeout = timeoutMs
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () => resolve(replyOf(request)))
    request.addEventListener('timeout', () => resolve({ kind: 'timeout' }))
    request.addEventListener('error', () => resolve({ kind: 'offline' }))
    request.addEventListener('abort', () => resolve({ kind: 'offline' }))
    request.send(body)
  })
}

function replyOf(request: XMLHttpRequest): RequestOutcome {
  const headers: Record<string, string> = {}
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  return { kind: 'reply', status: request.status, headers, text: request.responseText }
}

/** Sends one file that was chosen or made here. */
export async function uploadFile(input: UploadInput): Promise<RequestOutcome> {
  const content = blobs.get(input.filePath)
  if (!content) return { kind: 'offline' }
  const form = new FormData()
  form.append(input.name, content, content.type.startsWith('video/') ? 'video' : 'picture')
  if (input.onProgress) return sendTelling(input, form)
  return sendRequest({ ...input, method: 'POST', body: form })
}
