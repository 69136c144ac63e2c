/**
 * LIVE_FLAG (spec 9.4): live rooms are off on the development stage, on in test and production. `TARO_APP_STAGE` of the
 * build names the stage; without it a development build is of the one, any other of the rest.
 */
export const liveFlag: boolean =
  process.env.TARO_APP_STAGE === '' ? process.env.NODE_ENV !== 'development' : process.env.TARO_APP_STAGE !== 'dev'
