export default definePageConfig({ navigationStyle: 'custom', enablePullDownRefresh: true, backgroundColor: '#F4F6F9' })
