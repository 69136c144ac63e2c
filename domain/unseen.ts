/** Controls, and marks that turn the direction of what stands beside them; a new line and a tab are seen. */
const unseen = /(?![\n\t])[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** A text without what nobody sees in it: a title of the shop must not garble what stands beside it. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')
