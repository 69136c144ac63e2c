/** A side of the card on its way: one picture, kept by nobody but the gateway. */
import type { UploadLimits } from '@/ui/form/uploads'
import type { UploadPort } from '@/ui/form/useUploads'
import { upload } from './calls'

const MB = 1024 * 1024

export const oneSide: UploadLimits = { most: 1, picture: { side: 1600, maxBytes: 3 * MB } }

export const sendSide: UploadPort = async (filePath, onProgress) =>
  (await upload('POST /o2mkt-b2c/v1/subsidy/upload', { filePath, onProgress, quiet: true })).path
