/** What the browser does for the chat. */
import type { ChatPort } from '@contract'
import { go } from '@/routes'
import { openWeb as openLink } from '@/features/links'
import { inApp } from '@/platform/nativeApp'

/** The label of the entry (spec 4.3). */
export const portLabel = (): ChatPort => (inApp() ? 'APP' : 'H5')

/** Whether a page of somebody else's can be opened here. */
export const opensWeb = true
export const openWeb = (url: string): void => openLink(url)

/** Shows pictures large, beginning with one. */
export const viewPictures = (urls: string[], current: number): void => void go('previewImage', { urls, current })
