/** The shop's own dialog on the mini-program, for buttons whose words the platform's dialog does not take. */
import type { Confirmation } from '../feedback/types'

export type OwnDialog = (confirmation: Confirmation) => Promise<boolean> | undefined

let dialog: OwnDialog | undefined

/** Hands in what shows it; it gives nothing where no page can. */
export const provideOwnDialog = (show: OwnDialog): void => {
  dialog = show
}

/** Asks in the shop's own dialog; undefined where there is none. */
export const askInOwnDialog: OwnDialog = (question) => dialog?.(question)
