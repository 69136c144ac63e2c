/** The two ways to storage: at once, throwing, and later through success and fail. */
import { ApiFailure } from '../calls'
import type { Storage } from './storage'
import type { Func, Values } from '../types'

export const atOnceStorage = (storage: Storage): Record<string, Func> => ({
  getStorageSync: (key) => storage.get(key),
  setStorageSync: (key, value) => storage.set(key, value),
  removeStorageSync: (key) => storage.remove(key),
  clearStorageSync: () => storage.clear(),
  getStorageInfoSync: () => storage.info(),
  batchGetStorageSync: (keys) => (keys as unknown[]).map((key) => storage.get(key)),
  batchSetStorageSync: (pairs) =>
    (pairs as { key: unknown; value: unknown }[]).forEach(({ key, value }) => storage.set(key, value))
})

export const laterStorage = (storage: Storage): Record<string, (options: Values) => unknown> => ({
  getStorage: (options) => {
    if (!storage.has(options['key'])) throw new ApiFailure('data not found')
    return { data: storage.get(options['key']) }
  },
  setStorage: (options) => storage.set(options['key'], options['data']),
  removeStorage: (options) => storage.remove(options['key']),
  clearStorage: () => storage.clear(),
  getStorageInfo: () => storage.info(),
  batchGetStorage: (options) => ({ dataList: (options['keyList'] as unknown[]).map((key) => storage.get(key)) }),
  batchSetStorage: (options) =>
    (options['kvList'] as { key: unknown; value: unknown }[]).forEach(({ key, value }) => storage.set(key, value))
})
