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

export const laterStorage = (storage: Storage): Record<string, (asked: Values) => unknown> => ({
  getStorage: (asked) => {
    if (!storage.has(asked['key'])) throw new ApiFailure('data not found')
    return { data: storage.get(asked['key']) }
  },
  setStorage: (asked) => storage.set(asked['key'], asked['data']),
  removeStorage: (asked) => storage.remove(asked['key']),
  clearStorage: () => storage.clear(),
  getStorageInfo: () => storage.info(),
  batchGetStorage: (asked) => ({ dataList: (asked['keyList'] as unknown[]).map((key) => storage.get(key)) }),
  batchSetStorage: (asked) =>
    (asked['kvList'] as { key: unknown; value: unknown }[]).forEach(({ key, value }) => storage.set(key, value))
})
