import { PlaceForm, placeWords, usePlaceForm } from '@/features/place'
import { definePage } from '@/page'
import { FormScreen } from '@/ui/form/FormScreen'

/** A place by its region and its words. */
function ChooseLocation() {
  const { draft, problems, change, confirm } = usePlaceForm()
  return (
    <FormScreen form={{ submit: confirm }} action={placeWords('confirm')}>
      <PlaceForm draft={draft} problems={problems} onChange={change} />
    </FormScreen>
  )
}

export default definePage('chooseLocation', { body: ChooseLocation })
