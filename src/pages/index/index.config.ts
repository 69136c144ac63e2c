export default definePageConfig({
  // on the timeline's single page the chat app draws a bar of its own; H5 has its title from the site
  ...(process.env.TARO_ENV === 'weapp' ? { navigationBarTitleText: '商城首页' } : {}),
  navigationStyle: 'custom',
  enablePullDownRefresh: true,
  backgroundColor: '#DCEBFF',
  ...(process.env.TARO_ENV === 'weapp' ? { enableShareAppMessage: true, enableShareTimeline: true } : {})
})
