import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { RegionPicker, useRegions } from '@/features/address'
import { currentLocale } from '@/i18n'
import { Card, Cell, Field, Icon, Sheet } from '@/ui'
import { placeWords } from './messages'
import { MAX_DETAIL, MAX_NAME, type PlaceDraft, type PlaceProblem } from './rules'
import '@/ui/layout/layout.scss'
import './place.scss'

interface PlaceFormProps {
  draft: PlaceDraft
  problems: readonly PlaceProblem[]
  onChange: (changes: Partial<PlaceDraft>) => void
}

/** Region, street and name of a place. */
export const PlaceForm = observer(function PlaceForm({ draft, problems, onChange }: PlaceFormProps) {
  const [picking, setPicking] = useState(false)
  const regions = useRegions()
  const region = draft.districtCode && regions.data?.pathName(draft.districtCode, ' ', currentLocale())
  return (
    <View className="ui__pad-top-1">
      <Card>
        <Cell
          label={placeWords('region')}
          value={region || placeWords('regionHint')}
          tone={region ? 'plain' : 'muted'}
          onTap={() => setPicking(true)}
        />
        {problems.includes('regionMissing') ? (
          <View className="ui-field__error place-form__error" role="alert">
            <Icon name="info" size={14} />
            <Text className="ui-field__error-words">{placeWords('regionMissing')}</Text>
          </View>
        ) : null}
        <Field
          label={placeWords('detail')}
          placeholder={placeWords('detailHint')}
          value={draft.detail}
          maxLength={MAX_DETAIL}
          error={problems.includes('detailMissing') ? placeWords('detailMissing') : undefined}
          onChange={(detail) => onChange({ detail })}
        />
        <Field
          label={placeWords('name')}
          placeholder={placeWords('nameHint')}
          value={draft.name}
          maxLength={MAX_NAME}
          onChange={(name) => onChange({ name })}
        />
      </Card>
      <Sheet open={picking} title={placeWords('region')} onClose={() => setPicking(false)}>
        <RegionPicker
          chosen={draft.districtCode}
          onChoose={({ districtCode }) => {
            onChange({ districtCode })
            setPicking(false)
          }}
        />
      </Sheet>
    </View>
  )
})
