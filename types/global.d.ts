/// <reference types="@tarojs/taro" />
declare module '*.scss'
declare module '*.svg' {
  const url: string
  export default url
}
declare const process: {
  env: {
    TARO_ENV: 'h5' | 'weapp'
    NODE_ENV: 'development' | 'production'
    TARO_APP_GATEWAY: string
    UI_GALLERY: string
  }
}
