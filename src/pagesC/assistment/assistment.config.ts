export default definePageConfig({
  navigationStyle: 'custom',
  enablePullDownRefresh: true,
  // and not on the timeline: a page that collects help is asked for among friends alone
  ...(process.env.TARO_ENV === 'weapp' ? { enableShareAppMessage: true } : {})
})
