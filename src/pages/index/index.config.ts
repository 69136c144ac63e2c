export default definePageConfig({
  navigationStyle: 'custom',
  enablePullDownRefresh: true,
  backgroundColor: '#DCEBFF',
  enableShareAppMessage: true,
  enableShareTimeline: true
})
