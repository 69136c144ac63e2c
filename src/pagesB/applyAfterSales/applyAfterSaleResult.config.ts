export default definePageConfig({ navigationStyle: 'custom', backgroundColor: '#F4F6F9' })
