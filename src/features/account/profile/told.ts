import { tellApp } from '@/platform/nativeApp'

/** Tells the app around the store, once it is saved, that the profile is another. */
export async function told<T>(saved: Promise<T>): Promise<T> {
  const data = await saved
  tellApp({ name: 'customerDataChanged' })
  return data
}
