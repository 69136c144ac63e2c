/** The gateway in one file, as `npm start` runs it. */
export const gatewayBundle: string
/** Makes it anew when its sources changed; whether it did. */
export function buildGateway(): Promise<boolean>
/** Builds a host of the app when its sources changed, or ends the process with the build's last words. */
export function mustBuild(host: 'h5' | 'weapp' | 'h5-sub', options?: { force?: boolean }): Promise<void>
