/**
 * «icon 为 none 时，title 文本最多可显示两行» (the platform's page on wx.showToast); what is longer is cut. Neither that page
 * nor the phones give a width: a line is reckoned as 17 wide characters, what a phone of 320 px has room for.
 */
export const toastRoom = { lines: 2, width: 17 } as const

/** Everything up to the Latin letters with marks is about half as wide as a character of Chinese. */
const widthOf = (character: string): number => ((character.codePointAt(0) ?? 0) < 0x250 ? 0.5 : 1)

/** Whether the platform's toast shows words whole; lines break between wide characters, and never inside a Latin word. */
export function fitsToast(words: string): boolean {
  let lines = 1
  let usedWidth = 0
  for (const [piece] of words.matchAll(/\n|\s|[!-\u024F]+|[^]/gu)) {
    const isBreak = piece === '\n'
    const width = isBreak ? 0 : [...piece].reduce((sum, character) => sum + widthOf(character), 0)
    if (isBreak || (usedWidth + width > toastRoom.width && piece !== ' ')) {
      // a word longer than a line goes on in the next ones
      lines += isBreak || usedWidth > 0 ? 1 : 0
      lines += isBreak ? 0 : Math.max(0, Math.ceil(width / toastRoom.width) - 1)
      usedWidth = width > toastRoom.width ? width % toastRoom.width : width
    } else usedWidth += width
  }
  return lines <= toastRoom.lines
}
