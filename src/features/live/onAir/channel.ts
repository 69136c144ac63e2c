import { readStored, stores } from '@/stores'

/** Which rooms there are (spec 5): those of the terminal. */
export const channelPath = (): { channelType: string } => ({
  channelType: readStored('appEnv') ? 'APP' : (stores.site.info?.terminalTypeCode ?? 'H5')
})
