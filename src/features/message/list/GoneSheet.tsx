import type { UserMessage } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { formatMinute } from '@/lib/dates'
import { goToPath } from '@/routes'
import { Button, Sheet, StateView } from '@/ui'
import { Stack, Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { messageWords as t } from '../messages'
import { useOne } from './calls'

/** A message whose subject is gone, in its own words, and the way to others of its kind. */
const Told = observer(function Told({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const remote = useOne('GET /o2msg/v1/user-messages/detail', { messageId }, { missing: 'message.missing' })
  return (
    <StateView remote={remote} skeleton="rows">
      {({ title, body, createdAt, page }) => (
        <Stack gap={2}>
          <Text size={4} weight="bold">
            {title}
          </Text>
          <Text>{body}</Text>
          <Text size={2} tone="ink-3" figures>
            {formatMinute(createdAt, currentLocale(), serverNow())}
          </Text>
          <Text size={2} tone="ink-3">
            {t('goneNote')}
          </Text>
          <Row gap={3} above={2} justify="end">
            <Button kind="outline" onTap={onClose}>
              {t('close')}
            </Button>
            <Button
              onTap={() => {
                onClose()
                void goToPath(`/${page}`)
              }}
            >
              {t('elsewhere')}
            </Button>
          </Row>
        </Stack>
      )}
    </StateView>
  )
})

/** Opens for a message whose thing is gone. */
export const GoneSheet = observer(function GoneSheet({
  message,
  onClose
}: {
  message: UserMessage | undefined
  onClose: () => void
}) {
  return (
    <Sheet open={message !== undefined} onClose={onClose} title={t('gone')} room={200}>
      {message === undefined ? null : <Told messageId={message.messageId} onClose={onClose} />}
    </Sheet>
  )
})
