export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '我的钱包',
  enablePullDownRefresh: true
})
