/** A browser has no scanner of its own: there is no way to one. */
export function ScanButton(_props: { className: string }) {
  return null
}
