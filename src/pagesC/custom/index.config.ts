export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '活动专区',
  enablePullDownRefresh: true,
  ...(process.env.TARO_ENV === 'weapp' ? { enableShareAppMessage: true, enableShareTimeline: true } : {})
})
