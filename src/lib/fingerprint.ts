/** Short and steady name of a text, so that a changed form is another intent. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${text.length}.${(hash >>> 0).toString(36)}`
}
