import { observer } from 'mobx-react-lite'
import { stores } from '@/stores'
import { Button } from '@/ui'
import { askToSubscribe } from './ask'
import { endingWords } from './messages'
import type { RemindProps } from './remindTypes'

const templates = { COUPON: 'couponExpire', PACKET: 'packetExpire', POINTS: 'pointExpire' } as const

/** Asks for the message that comes before something ends; nothing where the shop has no such message. */
export const RemindOfEnding = observer(function RemindOfEnding({ of }: RemindProps) {
  if (!stores.site.info?.subscribeTemplates?.[templates[of]]) return null
  return (
    <Button size="s" kind="text" onTap={() => askToSubscribe(of)}>
      {endingWords('remind')}
    </Button>
  )
})
