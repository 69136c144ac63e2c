/**
 * What an empty database is seeded from; the demonstration shop gives one. `gateway/src/catalogue` and each area
 * (`demonstration.ts`) add what is theirs. Plain data, without a clock and without ids of a database. Money is integer fen;
 * hours and days are China standard time (UTC+8); every word a shopper reads is there in both languages.
 */
export interface Catalogue {}
