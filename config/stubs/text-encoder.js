// Mini-programs have no TextEncoder; what makes codes of links wants its UTF-8.
export default class TextEncoder {
  encode(text) {
    const bytes = encodeURIComponent(text).replace(/%(..)/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
  }
}
