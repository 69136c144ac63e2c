export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '合伙人签约',
  enablePullDownRefresh: true
})
