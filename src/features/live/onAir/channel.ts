import { inApp } from '@/platform/nativeApp'
import { stores } from '@/stores'

/** Which rooms there are (spec 5): those of the terminal. */
export const channelPath = (): { channelType: string } => ({
  channelType: inApp() ? 'APP' : (stores.site.info?.terminalTypeCode ?? 'H5')
})
