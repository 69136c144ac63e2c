/** Flags one screen leaves for another (spec 2.3). */
import { readStored, writeStored } from './persisted'

export type RefreshFlagName = 'refreshList' | 'refreshProductDetail' | 'refreshCustom'

/** Sets a flag for the screen that is arrived at. */
export function raiseFlag(name: RefreshFlagName): void {
  writeStored(name, true)
}

/** Whether the flag was raised; lowers it. */
export function takeFlag(name: RefreshFlagName): boolean {
  const isRaised = readStored(name) === true
  if (isRaised) writeStored(name, undefined)
  return isRaised
}
