/** Files that the mini-program made or was given in this session; they live in memory. */
export interface Files {
  read(path: string): ArrayBuffer | undefined
  write(path: string, content: ArrayBuffer): void
  remove(path: string): void
  addTemporary(content: ArrayBuffer, ending?: string): string
}

export function createFiles(): Files {
  const files = new Map<string, ArrayBuffer>()
  let made = 0
  return {
    read: (path) => files.get(path),
    write: (path, content) => void files.set(path, content),
    remove: (path) => void files.delete(path),
    addTemporary: (content, ending = 'bin') => {
      const path = `http://tmp/${(made += 1)}.${/^\w{1,5}$/.test(ending) ? ending : 'bin'}`
      files.set(path, content)
      return path
    }
  }
}
