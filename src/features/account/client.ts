/** Which program asks for a login; the same on every host (spec 9.5). */
export const client = { clientId: 'o2-mobile-front' } as const
