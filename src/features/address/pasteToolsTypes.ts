export interface PasteToolsProps {
  /** A text to read an address from; settles when that is done. */
  onText: (text: string, from: 'paste' | 'place') => Promise<void>
  /** There was nothing on the clipboard. */
  onEmpty: () => void
}
