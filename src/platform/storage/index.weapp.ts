import Taro from '@tarojs/taro'

/** Where the 10 MB of a mini-program are full, values live as long as the app does. */
const memory = new Map<string, string>()

/** The text kept under a key, or undefined. */
export function readText(key: string): string | undefined {
  try {
    const value: unknown = Taro.getStorageSync(key)
    return typeof value === 'string' && value !== '' ? value : memory.get(key)
  } catch {
    return memory.get(key) // the host refuses when its own file is damaged
  }
}

/** Keeps a text; false when it will not survive a restart. */
export function writeText(key: string, text: string): boolean {
  try {
    Taro.setStorageSync(key, text)
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
    Taro.removeStorageSync(key)
  } catch {
    memory.delete(key) // nothing is stored where nothing can be
  }
}

/** A mini-program runs once: nobody else changes what is stored. */
export function onStoredChange(_listener: (key: string | undefined) => void): () => void {
  return () => undefined
}
