import type { PasteToolsProps } from './pasteToolsTypes'

/** A browser pastes into the field itself, and has no map of its own to choose from. */
export function PasteTools(_props: PasteToolsProps) {
  return null
}
