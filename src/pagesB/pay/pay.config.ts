export default definePageConfig({ navigationStyle: 'custom', disableSwipeBack: true })
