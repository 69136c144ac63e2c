/** What a picture is drawn on. */
export interface Paper {
  /** Lengths in px of the picture at its own size. */
  context: CanvasRenderingContext2D
  /** A picture from an address, ready to be drawn; rejects when it can't be had. */
  load(address: string): Promise<CanvasImageSource>
  /** The finished picture: an address that an image can show and the album can take. */
  finish(): Promise<string>
}

export interface PaperSize {
  width: number
  height: number
}

/** ms a picture may take to arrive */
export const pictureTimeout = 10_000
