/** Where nothing may be stored (private mode, a full quota) values live as long as the page: a shop that forgets beats none. */
const memory = new Map<string, string>()

/** The text kept under a key, or undefined. */
export function readText(key: string): string | undefined {
  try {
    // what could not be stored is newer than what is still there from before
    return memory.get(key) ?? localStorage.getItem(key) ?? undefined
  } catch {
    // access itself is refused when the browser blocks site data
    return memory.get(key)
  }
}

/** Keeps a text; false when it will not survive a reload. */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, text)
    return false
  }
}

/** Forgets a key. */
export function removeText(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    memory.delete(key) // blocked storage holds nothing to remove
  }
}

/**
 * Tells when another tab of the shop changed a stored value: its key, or undefined when everything was cleared. The
 * result stops it.
 */
export function onStoredChange(listener: (key: string | undefined) => void): () => void {
  const handleChange = ({ key }: StorageEvent) => {
    // the other tab's word is the last one, also where this one could not store its own
    if (key === null) memory.clear()
    else memory.delete(key)
    listener(key ?? undefined)
  }
  window.addEventListener('storage', handleChange)
  return () => window.removeEventListener('storage', handleChange)
}
