/** One file on its way to the gateway, as a form's part. */
export interface UploadInput {
  url: string
  headers: Readonly<Record<string, string>>
  /** As `choosePicture` or the host's own chooser gave it. */
  filePath: string
  /** The form part's name. */
  name: string
  timeoutMs: number
  /** Told how much of it has left the device. */
  onProgress?: (percent: number) => void
}

/** A file of this device that the shopper chose. */
export interface ChosenFile {
  filePath: string
  kind: 'picture' | 'video'
  bytes: number
  /** Length of a video, where the host tells. */
  seconds?: number
  /** A picture of a video, where the host has one; a file as `filePath` is. */
  still?: string
}

export interface ChooseOptions {
  /** Most files; a host may still give more. */
  count: number
  video?: boolean
}

export interface PictureLimits {
  /** px, the longer side. */
  side: number
  maxBytes: number
}
