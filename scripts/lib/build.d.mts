/** The gateway in one file, as `npm start` runs it. */
export const gatewayBundle: string
/** Makes it anew when its sources changed; whether it did. */
export function buildGateway(): Promise<boolean>
