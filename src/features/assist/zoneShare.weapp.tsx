/** The platform's own menu shares it. */
export const zoneShare = undefined
