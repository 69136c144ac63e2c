/** The words on the browser's tab: the site's shop name (spec 2.3). */
export function setDocumentTitle(title: string): void {
  document.title = title
}

/** The language of the document, for screen readers, hyphenation and translators. */
export function setDocumentLanguage(code: string): void {
  document.documentElement.lang = code
}
