import { copyText } from '../clipboard'

/** A mini-program has no downloads: the text is copied, which says so itself. */
export async function saveText(text: string, name: string): Promise<boolean> {
  void name
  await copyText(text)
  return false
}
