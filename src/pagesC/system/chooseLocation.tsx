import { PlaceForm, placeWords, usePlaceForm } from '@/features/place'
import { definePage } from '@/page'
import { BottomBar, Button, Screen } from '@/ui'

/** A place by its region and its words. */
function ChooseLocation() {
  const { draft, problems, change, confirm } = usePlaceForm()
  return (
    <Screen
      footer={
        <BottomBar>
          <Button block size="l" onTap={confirm}>
            {placeWords('confirm')}
          </Button>
        </BottomBar>
      }
    >
      <PlaceForm draft={draft} problems={problems} onChange={change} />
    </Screen>
  )
}

export default definePage('chooseLocation', { body: ChooseLocation })
