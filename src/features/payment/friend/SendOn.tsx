import { View } from '@tarojs/components'
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
        <View className="friend-pay__send-head">{t('askHead')}</View>
        <View className="friend-pay__note">{t('askNote')}</View>
        <View className="friend-pay__code">{code}</View>
      </Card>
    </>
  )
})
