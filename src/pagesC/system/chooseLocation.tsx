import { PlaceForm, placeWords, usePlaceForm } from '@/features/place'
import { BottomBar, Button, definePage, Screen } from '@/ui'

/** A place by its region and its words. */
function ChooseLocation() {
  const { draft, problems, change, confirm } = usePlaceForm()
  return (
    <Screen
      title={placeWords('chooseTitle')}
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

export default definePage(ChooseLocation)
