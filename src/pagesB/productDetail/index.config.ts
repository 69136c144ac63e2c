export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '商品详情',
  ...(process.env.TARO_ENV === 'weapp' ? { enableShareAppMessage: true, enableShareTimeline: true } : {})
})
