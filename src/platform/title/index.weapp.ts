/** A mini-program has no document; its bars are drawn by the pages (spec 9.6). */
export function setDocumentTitle(title: string): void {
  void title
}

/** The host speaks the chat app's language; there is nothing to tell it. */
export function setDocumentLanguage(code: string): void {
  void code
}
