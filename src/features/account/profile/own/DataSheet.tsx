import { observer } from 'mobx-react-lite'
import { toast } from '@/platform/feedback'
import { saveText } from '@/platform/saveText'
import { shownMinute } from '@/stores/times'
import { Button, Sheet } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { makeFile, readFile, type Personal } from './api'
import { ownWords as t } from './messages'

interface DataSheetProps {
  open: boolean
  onClose: () => void
  own?: Personal
}

/** One file of all that is kept of the shopper: made here, there for a day. */
export const DataSheet = observer(function DataSheet({ open, onClose, own }: DataSheetProps) {
  const file = own?.file
  const make = async () => {
    await makeFile()
    toast(t('dataMade'))
  }
  const save = async () => {
    const { text } = await readFile()
    if (await saveText(text, 'my-data.json')) toast(t('dataSaved'))
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('data')}>
      <Stack gap={3} className="own-form">
        <Text tone="ink-2">{t('dataNote')}</Text>
        {file ? (
          <Text size={3} tone="ink-3">
            {t('dataUntil', { size: Math.max(1, Math.round(file.bytes / 1024)), time: shownMinute(file.endsAt) })}
          </Text>
        ) : null}
        {file ? (
          <Button block size="l" onTap={save}>
            {t('dataSave')}
          </Button>
        ) : null}
        <Button block size="l" kind={file ? 'outline' : 'filled'} onTap={make}>
          {t(file ? 'dataAgain' : 'dataMake')}
        </Button>
      </Stack>
    </Sheet>
  )
})
