/** What a shopper may call themselves and show of themselves; asked by the app before and by the gateway at the end. */

import { fits } from '../graphemes'
import { isAllSeen } from '../seen'

/** Signs, as a reader counts them. */
export const NICKNAME_LENGTH = 20
/** Bytes of the picture at most. */
export const AVATAR_BYTES = 512 * 1024
/** px, the longer side of the picture that is kept; the app makes it so small before it sends it. */
export const AVATAR_SIDE = 512
/** px, the longer side of a picture that is taken. */
export const AVATAR_LARGEST_SIDE = 4096

/** The name as it is kept; undefined when it is empty, too long, or holds what can't be seen. */
export function tidyNickname(input: string): string | undefined {
  const name = input.trim().replace(/ +/g, ' ')
  return name === '' || !fits(name, NICKNAME_LENGTH) || !isAllSeen(name) ? undefined : name
}
