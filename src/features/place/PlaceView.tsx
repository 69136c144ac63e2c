import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { PlacesMap } from '@/features/parcel'
import { copyText } from '@/platform/clipboard'
import { openInMaps } from '@/platform/maps'
import { Button, Card } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { placeWords } from './messages'
import { PlaceGround } from './PlaceGround'
import { degreesOf, type ShownPlace } from './rules'
import './place.scss'

function coordinatesOf(latitude: number | undefined, longitude: number | undefined): string {
  if (latitude === undefined || longitude === undefined) return ''
  return placeWords('coordinates', {
    latitude: placeWords(latitude < 0 ? 'south' : 'north', { degrees: degreesOf(latitude) }),
    longitude: placeWords(longitude < 0 ? 'west' : 'east', { degrees: degreesOf(longitude) })
  })
}

/** Where a place is, and the ways to take it along. */
export const PlaceView = observer(function PlaceView({ place }: { place: ShownPlace }) {
  const { latitude, longitude, name = '', address = '' } = place
  const coordinates = coordinatesOf(latitude, longitude)
  const markers = useMemo(
    () => (latitude === undefined || longitude === undefined ? [] : [{ name, latitude, longitude }]),
    [name, latitude, longitude]
  )
  return (
    <View className="place">
      {markers.length > 0 ? (
        <View className="place__map">
          <PlacesMap places={markers} tiles={undefined} label={name || placeWords('unnamed')} />
        </View>
      ) : (
        <PlaceGround words={name} />
      )}
      <Card>
        <Text size={5} weight="bold" tight className="place__name" heading={2}>
          {name || placeWords('unnamed')}
        </Text>
        {address ? (
          <Text size={3} tone="ink-2" loose above={1} className="place__line">
            {address}
          </Text>
        ) : null}
        {coordinates ? (
          <Text size={2} tone="ink-3" loose above={1}>{`${coordinates} · ${placeWords('schematic')}`}</Text>
        ) : null}
        <Row align="stretch" gap={3} wrap above={4} className="place__ways">
          <Button kind="outline" onTap={() => void copyText([address || coordinates, name].filter(Boolean).join(' '))}>
            {placeWords('copy')}
          </Button>
          <Button onTap={() => openInMaps({ latitude, longitude, name, address })}>{placeWords('maps')}</Button>
        </Row>
      </Card>
    </View>
  )
})
