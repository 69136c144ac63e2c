import { isPlace, placeWords, PlaceView } from '@/features/place'
import { go, usePageParams } from '@/routes'
import { definePage, EmptyState, Screen } from '@/ui'

/** A place that a link names: where it is, and the way to a map. */
function OpenLocation() {
  const place = usePageParams('openLocation')
  return (
    <Screen title={placeWords('openTitle')}>
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

export default definePage(OpenLocation)
