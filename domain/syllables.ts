/** Syllables of a Chinese name in letters, which end where the next consonant or an apostrophe begins one. Pure. */

const SYLLABLE = /(?:zh|ch|sh|[b-df-hj-np-tw-z])?[aeiouv]+(?:(?:ng|n|r)(?![aeiouv]))?/g
/** What an English name of a region says of its kind. */
const KIND =
  / (?:autonomous |forestry |new )*(?:district|county|area|banner|league|prefecture|province|city|region|municipality)$/

/** `Xi'an` → xi, an; `Shunde District` → shun, de. */
export const syllablesOf = (name: string): string[] =>
  name.toLowerCase().replaceAll('ü', 'v').replace(KIND, '').match(SYLLABLE) ?? []
