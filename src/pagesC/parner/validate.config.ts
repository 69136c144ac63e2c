export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '合伙人信息',
  enablePullDownRefresh: true
})
