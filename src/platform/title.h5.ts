/** The words on the browser's tab: the site's shop name (spec 2.3). */
export function setDocumentTitle(title: string): void {
  document.title = title
}
