/** Hands a text to the browser's downloads as a file. Call it from a tap. */
export function saveText(text: string, name: string): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return Promise.resolve(true)
}
