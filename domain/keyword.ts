import { cut } from './graphemes'

/** Signs of a keyword; the contract's bound. */
export const maxKeyword = 60

/** A keyword as it is searched for: one blank between words, none around them, cut to its bound. */
export const cleanKeyword = (input: string): string => cut(input.replace(/\s+/g, ' ').trim(), maxKeyword).trimEnd()
