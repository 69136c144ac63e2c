import { routeOf } from '../../routes/table'

export default definePageConfig({
  navigationStyle: 'custom',
  disableSwipeBack: routeOf('publishComments').noBackSwipe
})
