import { observer } from 'mobx-react-lite'
import { savePicture } from '@/platform/album'
import { copyText } from '@/platform/clipboard'
import { BottomBar, Button } from '@/ui'
import { usePictureAddress } from '@/ui/picture/usePictureAddress'
import { accountWords } from './messages'

/** Saves the code, or copies the account's name; what is refused is said. */
export const AccountBar = observer(function AccountBar({ picture, name }: { picture: string; name: string }) {
  const address = usePictureAddress(picture)
  return (
    <BottomBar>
      <Button kind="outline" size="l" onTap={() => copyText(name)}>
        {accountWords('copy')}
      </Button>
      <Button size="l" block onTap={() => savePicture(address)}>
        {accountWords('save')}
      </Button>
    </BottomBar>
  )
})
