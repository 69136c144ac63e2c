import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PayLink } from '@contract'
import { Card } from '@/ui'
import { AskedFor } from './AskedFor'
import { friendWords as t } from './messages'

interface SendOnProps {
  link: PayLink
  code: ReactNode
  onEnd: () => void
}

/** One's own link: what a friend will see, and the code they can scan. */
export const SendOn = observer(function SendOn({ link, code, onEnd }: SendOnProps) {
  return (
    <>
      <AskedFor link={link} onEnd={onEnd} />
      <Card className="friend-pay__send">
        <Text size={4} tone="ink" weight="bold">
          {t('askHead')}
        </Text>
        <Text size={2} tone="ink-3" loose>
          {t('askNote')}
        </Text>
        <Row align="stretch" justify="center" className="friend-pay__code">
          {code}
        </Row>
      </Card>
    </>
  )
})
