/** LIVE_FLAG (spec 9.4): live rooms are off while developing, on in test and production. */
export const liveFlag: boolean = process.env.NODE_ENV !== 'development'
