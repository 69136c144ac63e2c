/** A browser has no person of the messaging platform. */
export const noteOpenId = (): void => undefined
