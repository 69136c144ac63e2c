import type { Opened } from './useFront'

/** A browser has no service of a chat platform's. */
export const hasContact = false
export const ContactButton = (_props: { opened: Opened }) => null
