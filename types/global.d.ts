/// <reference types="@tarojs/taro" />
declare module '*.scss'
declare module '*.svg' {
  const url: string
  export default url
}
/** Whose shop a sub-application is; in no other build. */
declare const SUB_TENANT: string
declare const process: {
  env: {
    TARO_ENV: 'h5' | 'weapp'
    NODE_ENV: 'development' | 'production'
    TARO_APP_GATEWAY: string
    /** Address of the storage host; empty: /storage of the gateway. */
    TARO_APP_STORAGE: string
    /** Cashier hosts besides the app's own origin, comma separated. */
    TARO_APP_CASHIER_HOSTS: string
    /** `dev`, `test` or `prod`; '': as it is built. */
    TARO_APP_STAGE: string
    /** Origins of shells whose frame may hold this page, comma separated. */
    TARO_APP_SHELLS: string
    /** What deep links into the app begin with, before `://`. */
    TARO_APP_SCHEME: string
    /** `1`: built to be mounted into somebody else's page. */
    TARO_APP_SUB: string
    UI_GALLERY: string
  }
}
