/** What is used of pdf.js: its file is fetched as it is, by its address, and no build sees it. */
interface Viewport {
  width: number
  height: number
}

export interface RenderTask {
  promise: Promise<void>
  cancel: () => void
}

/** A run of text; marks of the content in between have no `str`. */
type TextItem = { str: string; transform: number[]; width: number; height: number } | { type: string }

interface Page {
  getViewport: (options: { scale: number }) => Viewport
  render: (options: { canvas: HTMLCanvasElement; viewport: Viewport }) => RenderTask
  getTextContent: () => Promise<{ items: TextItem[] }>
}

interface File {
  numPages: number
  getPage: (page: number) => Promise<Page>
}

export interface PdfJs {
  GlobalWorkerOptions: { workerSrc: string }
  getDocument: (options: {
    data: Uint8Array
    cMapUrl: string
    cMapPacked: boolean
    isEvalSupported: boolean
    useWasm: boolean
    enableXfa: boolean
  }) => { promise: Promise<File>; destroy: () => Promise<void> }
}
