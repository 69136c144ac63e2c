export default definePageConfig({ navigationStyle: 'custom', enablePullDownRefresh: false, backgroundColor: '#FFFFFF' })
