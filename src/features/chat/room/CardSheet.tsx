import { View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Button, EmptyState, Picture, Pressable, Price, Sheet, Skeleton } from '@/ui'
import { Text } from '@/ui/layout/Text'
import { PagedBody } from '@/ui/list/PagedList'
import { useList } from './calls'
import { roomWords as t } from './messages'
import type { Talk } from './talk'
import './room.scss'

interface CardSheetProps {
  kind: 'ORDER' | 'PRODUCT'
  shopCode: string | undefined
  talk: Talk
  onClose: () => void
}

type Row = { order?: { orderId: string }; product?: { skuCode: string } }
const rowKey = ({ order, product }: Row) => order?.orderId ?? product?.skuCode ?? ''

interface CardRowProps {
  row: DataOf<'GET /o2msg/v1/chat/cards'>['list'][number]
  talk: Talk
  onClose: () => void
}

const CardRow = observer(function CardRow({ row: { order, product }, talk, onClose }: CardRowProps) {
  const title = order?.title ?? product?.title ?? ''
  const send = () => {
    if (order) talk.say({ kind: 'ORDER', orderCode: order.orderId }, { title })
    if (product) talk.say({ kind: 'PRODUCT', skuCode: product.skuCode }, { title })
    onClose()
  }
  return (
    <Pressable className="ui__row ui__gap-3 ui__wide ui__left chat-pick" onTap={send}>
      <View className="chat-pick__picture">
        <Picture src={order?.picture ?? product?.picture ?? ''} alt="" round />
      </View>
      <View className="ui__grow">
        <Text size={3} tone="ink" tight lines={2} className="chat-card__title chat-card__title--one">
          {title}
        </Text>
        <View className="ui__row ui__align-baseline ui__wrap ui__size-2 ui__tone-ink-3 chat-card__facts">
          <Price fen={order?.payMoney ?? product?.unitPrice ?? 0} symbol="¥" size="s" />
          <View>{order?.statusName ?? product?.specs ?? ''}</View>
        </View>
      </View>
      <Text size={3} tone="action" fixed>
        {t('send')}
      </Text>
    </Pressable>
  )
})

const Rows = observer(function Rows({ kind, shopCode, talk, onClose }: CardSheetProps) {
  const query = { kind, ...(shopCode === undefined ? {} : { shopCode }) }
  const list = useList('GET /o2msg/v1/chat/cards', { query, rowKey })
  const hasMore = !list.ended && !list.moreFailed
  return (
    <PagedBody
      list={list}
      skeleton={<Skeleton shape="rows" count={3} />}
      empty={
        <EmptyState
          drawing="order"
          title={t(kind === 'ORDER' ? 'noOrders' : 'noProducts')}
          action={{ label: t('toHome'), onTap: () => go('index', {}) }}
        />
      }
      foot={
        hasMore ? (
          <Button kind="text" block onTap={() => list.loadMore()}>
            {t('loadMore')}
          </Button>
        ) : undefined
      }
    >
      <View role="list">
        {list.rows.map((row) => (
          <View key={rowKey(row)} role="listitem">
            <CardRow row={row} talk={talk} onClose={onClose} />
          </View>
        ))}
      </View>
    </PagedBody>
  )
})

/** Chooses an order or a product whose card is sent. */
export const CardSheet = observer(function CardSheet(props: CardSheetProps & { open: boolean }) {
  const { open, kind, onClose } = props
  return (
    <Sheet open={open} onClose={onClose} title={t(kind === 'ORDER' ? 'chooseOrder' : 'chooseProduct')} room={320}>
      <Rows {...props} />
    </Sheet>
  )
})
