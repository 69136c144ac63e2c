import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { shownWritten } from '@/stores/times'
import { RegionPicker } from '@/features/address'
import { Card, Icon, Pressable, Sheet } from '@/ui'
import { feeWords } from './messages'
import type { Fees, FeeSheet } from './useFees'
import '@/ui/layout/layout.scss'

/** A class that this app does not know has the usual words. */
const priceWords = (regionClass: number) =>
  feeWords(regionClass === 1 ? 'class1' : regionClass === 3 ? 'class3' : 'class2')

interface FeeRegionProps {
  fees: Fees
  sheet: FeeSheet
}

/** The region of these prices and the day they began; a tap chooses another region. */
export const FeeRegion = observer(function FeeRegion({ fees: { place, chooseRegion }, sheet }: FeeRegionProps) {
  const [choosing, setChoosing] = useState(false)
  const price = priceWords(sheet.regionClass)
  const how = place && feeWords(place.by === 'ADDRESS' ? 'byAddress' : 'byChoice')
  const since = sheet.list.reduce((last, { validFrom }) => (validFrom > last ? validFrom : last), '')
  return (
    <Card flush>
      <Pressable className="fee-region" onTap={() => setChoosing(true)}>
        <View className="fee-region__mark">
          <Icon name="pin" size={22} color="brand" />
        </View>
        <View className="fee-region__words">
          <View className="ui__size-4 ui__tone-ink ui__bold">{place?.name || feeWords('anyRegion')}</View>
          <View className="fee-region__note">
            {how === undefined ? feeWords('anyRegionNote') : feeWords('noteJoin', { how, price })}
          </View>
        </View>
        <Text className="ui__before-2 ui__fixed">{feeWords('change')}</Text>
        <Icon name="right" size={14} color="action" />
      </Pressable>
      {since === '' ? null : (
        <View className="fee-since">
          <Text>{feeWords('since', { day: shownWritten(since) })}</Text>
          <View className="fee-since__promise">
            <Icon name="shield" size={16} color="ok" />
            <Text className="ui__before-1">{feeWords('promise')}</Text>
          </View>
        </View>
      )}
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={feeWords('chooseRegion')}>
        <RegionPicker
          chosen={place?.districtCode ?? ''}
          onChoose={(chain) => {
            chooseRegion(chain)
            setChoosing(false)
          }}
        />
      </Sheet>
    </Card>
  )
})
