import { isPlace, placeWords, PlaceView } from '@/features/place'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen } from '@/ui'

/** A place that a link names: where it is, and the way to a map. */
function OpenLocation(place: RouteParams['openLocation']) {
  return (
    <Screen>
      {isPlace(place) ? (
        <PlaceView place={place} />
      ) : (
        <EmptyState
          drawing="address"
          title={placeWords('noPlaceTitle')}
          note={placeWords('noPlaceNote')}
          action={{ label: placeWords('choosePlace'), onTap: () => go('chooseLocation', {}, { replace: true }) }}
        />
      )}
    </Screen>
  )
}

export default definePage('openLocation', { body: OpenLocation })
