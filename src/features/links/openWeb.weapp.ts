import { goToPath } from '@/routes'

/** Opens a screen of the store. No address of the web is a link here, where the web can't be opened. */
export const openWeb = (link: string): void => void goToPath(link)
