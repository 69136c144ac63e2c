import { Button } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { urlOf } from '@/routes'
import { stores } from '@/stores'
import { roomWords as t } from './messages'
import { useFront, useOwnCard, type Opened } from './useFront'
import './room.scss'

export const hasContact = true

/** Opens the chat platform's own service, with the product's card beside it. */
export const ContactButton = observer(function ContactButton({ opened }: { opened: Opened }) {
  const { product } = useFront(opened).data ?? {}
  const { order } = useOwnCard(stores.session.loggedIn ? opened : {}).data ?? {}
  return (
    <Button
      className="chat-contact"
      openType="contact"
      showMessageCard
      sendMessageTitle={opened.subject ? t(opened.subject) : (product?.title ?? order?.title ?? '')}
      sendMessagePath={product?.url ?? order?.url ?? urlOf('index', {})}
    >
      {t('contact')}
    </Button>
  )
})
