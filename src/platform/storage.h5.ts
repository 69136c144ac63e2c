/** Where nothing may be stored (private mode, a full quota) values live as long as the page: a shop that forgets beats none. */
const memory = new Map<string, string>()

/** The text kept under a key, or undefined. */
export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key)
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
