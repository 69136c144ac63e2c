import { call, upload, useQuery } from './calls'
import { tellAppAfter } from './tellAppAfter'

/** Level and points, for the account's facts. */
export const useLevel = () => useQuery('GET /o2cum/v1/customer-info/point-and-level-detail')
export type Level = NonNullable<ReturnType<typeof useLevel>['data']>

/** Changes the name; the whole customer comes back. */
export const saveNickname = (nickName: string) =>
  tellAppAfter(call('PUT /o2cum/v1/customer-info', { body: { nickName }, quiet: true }))

/** Sends the picture; its place on the storage host comes back. */
export const saveAvatar = (filePath: string) =>
  tellAppAfter(upload('POST /o2cum/v1/customer-info/upload-avatar', { filePath, quiet: true }))
