import { observer } from 'mobx-react-lite'
import { RegionPicker, useRegions } from '@/features/address'
import { currentLocale } from '@/i18n'
import { Card, Field } from '@/ui'
import { PickField } from '@/ui/form/PickField'
import { placeWords } from './messages'
import { PlaceGround } from './PlaceGround'
import { MAX_DETAIL, MAX_NAME, type PlaceDraft, type PlaceProblem } from './rules'

interface PlaceFormProps {
  draft: PlaceDraft
  problems: readonly PlaceProblem[]
  onChange: (changes: Partial<PlaceDraft>) => void
}

/** Region, street and name of a place. */
export const PlaceForm = observer(function PlaceForm({ draft, problems, onChange }: PlaceFormProps) {
  const regions = useRegions()
  const region = draft.districtCode && regions.data?.pathName(draft.districtCode, ' ', currentLocale())
  const words = [region, draft.detail, draft.name].map((part) => part?.trim()).filter(Boolean)
  return (
    <>
      <Card>
        <PickField
          label={placeWords('region')}
          value={region || ''}
          placeholder={placeWords('regionHint')}
          error={problems.includes('regionMissing') ? placeWords('regionMissing') : undefined}
          required
        >
          {(close) => (
            <RegionPicker
              chosen={draft.districtCode}
              onChoose={({ districtCode }) => {
                onChange({ districtCode })
                close()
              }}
            />
          )}
        </PickField>
        <Field
          label={placeWords('detail')}
          placeholder={placeWords('detailHint')}
          value={draft.detail}
          maxLength={MAX_DETAIL}
          error={problems.includes('detailMissing') ? placeWords('detailMissing') : undefined}
          required
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
      <PlaceGround words={words.join(' ') || placeWords('ground')} />
    </>
  )
})
