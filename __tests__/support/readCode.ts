/** Reads the QR code of a picture as the app's camera does. */
import decode from 'qr/decode.js'

/** What the code says in a picture of these RGBA pixels. Throws where no code can be read, however long that takes. */
export const readCode = (data: Uint8Array | Uint8ClampedArray, width: number, height: number): string =>
  decode({ data, width, height }, { format: 'RGBA', timeLimit: Infinity })
