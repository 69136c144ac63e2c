/** One file on its way to the gateway, as a form's part. */
export interface UploadInput {
  url: string
  headers: Readonly<Record<string, string>>
  /** As `choosePicture` or the host's own chooser gave it. */
  filePath: string
  /** The form part's name. */
  name: string
  timeoutMs: number
}

export interface PictureLimits {
  /** px, the longer side. */
  side: number
  maxBytes: number
}
