import { View } from '@tarojs/components'
import type { CaseDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { copyText } from '@/platform/clipboard'
import { Button, Card } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { caseDetailWords as t } from './detail/messages'
import { tailOf } from './rules'

interface ReturnToProps {
  place: NonNullable<CaseDetail['returnTo']>
  caseCode: string
  /** Something that was given goes back too. */
  gift: boolean
}

/** Where goods go back to, with what is to be written on the parcel. */
export const ReturnTo = observer(function ReturnTo({ place, caseCode, gift }: ReturnToProps) {
  const { name, phone, address } = place
  const code = tailOf(caseCode)
  return (
    <Card
      title={t('sendTo')}
      extra={
        <Button size="s" kind="text" onTap={() => copyText(`${name} ${phone} ${address} ${code}`)}>
          {t('copyAll')}
        </Button>
      }
    >
      <Row align="baseline" gap={2} wrap>
        <Text size={4} tone="ink" weight="bold">
          {name}
        </Text>
        <Text size={3} tone="ink-3">
          {phone}
        </Text>
      </Row>
      <Text size={3} above={1} tight>
        {address}
      </Text>
      <View className="ui__above-2">
        <Notice tone="warm" icon="info">
          {t('label', { code })}
          {gift ? <View>{t('withGift')}</View> : null}
        </Notice>
      </View>
    </Card>
  )
})
