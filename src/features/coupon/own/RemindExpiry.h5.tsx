/** A browser has no subscription messages. */
export const RemindExpiry = () => null
