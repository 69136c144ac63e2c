/** A PDF as the viewer takes it; pdf.js is fetched when the first is opened. */
import type { PdfJs, RenderTask } from './pdfJs'
import type { PageText } from './text'

/** Written by the build. */
declare const PDF_FILES: { library: string; worker: string; cmaps: string }

export interface Book {
  pages: number
  /** Height over width of the first page. */
  ratio: number
  /** Draws a page so many CSS px wide; gives what stops it. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Drawing
  textOf: (page: number) => Promise<PageText>
  close: () => void
}

/** The numbers of its pages. */
export const pagesOf = ({ pages }: Book): number[] => Array.from({ length: pages }, (_, index) => index + 1)

export interface Drawing {
  done: Promise<boolean>
  stop: () => void
}

/** Dots of a canvas: phones refuse larger ones. */
const mostDots = 5_000_000

let library: Promise<PdfJs> | undefined

function loadLibrary(): Promise<PdfJs> {
  library ??= (import(/* webpackIgnore: true */ PDF_FILES.library) as Promise<PdfJs>).then((pdf) => {
    pdf.GlobalWorkerOptions.workerSrc = PDF_FILES.worker
    return pdf
  })
  library.catch(() => (library = undefined))
  return library
}

/** Opens a file; rejects when it is none, or pdf.js can't be had. */
export async function openBook(bytes: Uint8Array): Promise<Book> {
  const pdf = await loadLibrary()
  const task = pdf.getDocument({
    // the worker takes what it is given
    data: bytes.slice(),
    cMapUrl: new URL(PDF_FILES.cmaps, location.href).href,
    cMapPacked: true,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false
  })
  const file = await task.promise
  const first = (await file.getPage(1)).getViewport({ scale: 1 })
  return {
    pages: file.numPages,
    ratio: first.height / first.width,
    draw: (number, canvas, width) => {
      let rendering: RenderTask | undefined
      let isStopped = false
      const work = async (): Promise<boolean> => {
        const page = await file.getPage(number)
        if (isStopped) return false
        const plain = page.getViewport({ scale: 1 })
        const dots = Math.min(window.devicePixelRatio || 1, 3)
        const most = Math.sqrt(mostDots / (plain.width * plain.height))
        const viewport = page.getViewport({ scale: Math.min(most, (width / plain.width) * dots) })
        // beside the one that is looked at, which keeps what it shows until then
        const fresh = document.createElement('canvas')
        fresh.width = Math.floor(viewport.width)
        fresh.height = Math.floor(viewport.height)
        rendering = page.render({ canvas: fresh, viewport })
        await rendering.promise
        canvas.width = fresh.width
        canvas.height = fresh.height
        canvas.getContext('2d')?.drawImage(fresh, 0, 0)
        fresh.width = 0
        return true
      }
      return {
        done: work().catch(() => false), // stopped, or a page that can't be drawn: its place stays white
        stop: () => {
          isStopped = true
          rendering?.cancel()
        }
      }
    },
    textOf: async (number) => {
      const page = await file.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const runs = items.flatMap((item) => {
        if (!('str' in item) || item.str === '') return []
        const [, , , tall = 0, x = 0, up = 0] = item.transform as number[]
        return [{ text: item.str, x, y: height - up, width: item.width, height: item.height || Math.abs(tall) }]
      })
      return { width, height, runs }
    },
    close: () => void task.destroy()
  }
}
