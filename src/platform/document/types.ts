/** A document that was loaded: a file of the phone, or its bytes in a browser. */
export interface LoadedDocument {
  filePath?: string
  bytes?: Uint8Array
}

export interface DocumentProgress {
  loaded: number
  /** Bytes in all; undefined when the host is not told. */
  total: number | undefined
}

export interface DocumentLoad {
  /** Rejects when it could not be had, also when it was given up. */
  done: Promise<LoadedDocument>
  cancel: () => void
}
