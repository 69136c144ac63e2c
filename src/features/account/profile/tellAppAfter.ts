import { tellApp } from '@/platform/nativeApp'

/** Tells the app around the store, once it is saved, that the profile is another. */
export async function tellAppAfter<T>(promise: Promise<T>): Promise<T> {
  const data = await promise
  tellApp({ name: 'customerDataChanged' })
  return data
}
