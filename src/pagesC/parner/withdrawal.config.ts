export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '提现',
  enablePullDownRefresh: true
})
