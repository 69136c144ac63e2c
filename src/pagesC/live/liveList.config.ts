export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '品牌直播',
  enablePullDownRefresh: true
})
