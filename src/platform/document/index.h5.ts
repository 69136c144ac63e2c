import type { DocumentLoad, DocumentProgress, LoadedDocument } from './types'

export type { DocumentLoad, DocumentProgress, LoadedDocument } from './types'

/** ms (spec 9.1) */
const timeout = 60_000

/** Fetches a document and tells how much of it is there. */
export function loadDocument(url: string, onProgress: (progress: DocumentProgress) => void): DocumentLoad {
  const controller = new AbortController()
  const alarm = setTimeout(() => controller.abort(), timeout)
  const load = async (): Promise<LoadedDocument> => {
    const reply = await fetch(url, { signal: controller.signal })
    if (!reply.ok || !reply.body) throw new Error(`The document came with status ${reply.status}`)
    // what is packed on the way is longer when it is here
    const total = reply.headers.has('content-encoding') ? 0 : Number(reply.headers.get('content-length') ?? 0)
    const reader = reply.body.getReader()
    const parts: Uint8Array[] = []
    let loaded = 0
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value)
      loaded += part.value.length
      onProgress({ loaded, total: total > 0 ? total : undefined })
    }
    const bytes = new Uint8Array(loaded)
    let offset = 0
    for (const part of parts) {
      bytes.set(part, offset)
      offset += part.length
    }
    return { bytes }
  }
  return { done: load().finally(() => clearTimeout(alarm)), cancel: () => controller.abort() }
}

/** Hands the document to the browser's downloads. Call it from a tap. */
export function openDocument({ bytes }: LoadedDocument, name: string): Promise<boolean> {
  if (bytes === undefined) return Promise.resolve(false)
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.pdf`
  document.body.append(link)
  link.click()
  link.remove()
  // the download has begun by then; some browsers read the address a little later
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return Promise.resolve(true)
}

/** Shows it in a tab of the browser, whose reader zooms and prints. Call it from a tap. */
export function viewDocument(url: string): Promise<boolean> {
  const link = document.createElement('a')
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
  return Promise.resolve(true)
}
