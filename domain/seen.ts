/** Text that others read and act by, such as the name on a parcel: nothing in it may be hidden. Pure. */

/** Signs of several characters that are seen as one: flags of tags, keys such as 1️⃣, emoji and those joined. */
const SIGNS =
  /\u{1f3f4}[\u{e0030}-\u{e007a}]{4,6}\u{e007f}|[0-9#*]\ufe0f\u20e3|(?:\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?\u200d)*\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?/gu
/** Controls, what turns or joins what stands beside it, what begins a line, and letters that are drawn as nothing. */
const HIDDEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/u
/** More marks on one letter than any script writes: a heap that reaches over other lines. */
const HEAP = /\p{M}{5,}/u
/** Something besides blanks and the marks that other letters wear. */
const VISIBLE = /[^\s\p{M}]/u

/** Whether there is something to see in a text, nothing in it that can't be, and nothing heaped over what stands beside it. */
export const isAllSeen = (text: string): boolean =>
  VISIBLE.test(text) && !HEAP.test(text.normalize('NFD')) && !HIDDEN.test(text.replace(SIGNS, ''))

/** A text without what can't be seen in it; tabs and ends of lines stay. */
export const withoutHidden = (text: string): string =>
  text.replace(new RegExp(`(?![\\t\\n\\r\u2028\u2029])${HIDDEN.source}`, 'gu'), '')
