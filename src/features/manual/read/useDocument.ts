import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '@/api'
import { loadDocument, type DocumentLoad, type DocumentProgress, type LoadedDocument } from '@/platform/document'

export interface Document {
  status: 'none' | 'loading' | 'ready' | 'failed'
  progress: DocumentProgress | undefined
  loaded: LoadedDocument | undefined
  /** Loads it, once, however often it is asked for; undefined when it could not be had or was given up. */
  load: () => Promise<LoadedDocument | undefined>
  cancel: () => void
}

/** A file of the storage host, with how much of it is there. */
export function useDocument(file: string): Document {
  const [state, setState] = useState<Pick<Document, 'status' | 'progress' | 'loaded'>>({
    status: 'none',
    progress: undefined,
    loaded: undefined
  })
  const running = useRef<DocumentLoad>(undefined)
  const waiting = useRef<Promise<LoadedDocument | undefined>>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      running.current?.cancel()
    }
  }, [])
  const load = async (): Promise<LoadedDocument | undefined> => {
    if (state.loaded) return state.loaded
    if (running.current) return waiting.current
    setState({ status: 'loading', progress: undefined, loaded: undefined })
    const mine = loadDocument(pictureAddress(file), (progress) => {
      if (running.current === mine && !isGone.current) setState({ status: 'loading', progress, loaded: undefined })
    })
    running.current = mine
    const end = (loaded: LoadedDocument | undefined, status: Document['status']) => {
      if (running.current !== mine) return undefined
      running.current = undefined
      if (!isGone.current) setState({ status, progress: undefined, loaded })
      return loaded
    }
    waiting.current = mine.done.then(
      (result) => end(result, 'ready'),
      () => end(undefined, 'failed')
    )
    return waiting.current
  }
  const cancel = () => {
    const job = running.current
    running.current = undefined
    job?.cancel()
    setState({ status: 'none', progress: undefined, loaded: undefined })
  }
  return { ...state, load, cancel }
}
