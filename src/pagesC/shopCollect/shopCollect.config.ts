export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '关注的店铺',
  enablePullDownRefresh: true
})
