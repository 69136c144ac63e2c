/** Files that the mini-program made or was given in this session; they live in memory. */
export interface Files {
  read(path: string): ArrayBuffer | undefined
  /** `savedAt`: epoch ms of a temporary file being kept for good. */
  write(path: string, content: ArrayBuffer, savedAt?: number): void
  remove(path: string): void
  addTemporary(content: ArrayBuffer, ending?: string): string
  /** Those kept for good, with when. */
  saved(): { path: string; content: ArrayBuffer; savedAt: number }[]
}

export function createFiles(): Files {
  const files = new Map<string, { content: ArrayBuffer; savedAt?: number }>()
  let count = 0
  return {
    read: (path) => files.get(path)?.content,
    write: (path, content, savedAt) => void files.set(path, { content, savedAt }),
    remove: (path) => void files.delete(path),
    addTemporary: (content, ending = 'bin') => {
      const path = `http://tmp/${(count += 1)}.${/^\w{1,5}$/.test(ending) ? ending : 'bin'}`
      files.set(path, { content })
      return path
    },
    saved: () =>
      [...files].flatMap(([path, { content, savedAt }]) => (savedAt === undefined ? [] : [{ path, content, savedAt }]))
  }
}
