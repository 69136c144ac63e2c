import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { listed } from '@/lib/dots'
import { go } from '@/routes'
import { Card, Cell, Picture, Pressable, SideScroll, Skeleton } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { GoodsLine } from '@/ui/list/GoodsLine'
import { NoOrder } from '../NoOrder'
import { Kinds } from './Kinds'
import { typeWords as t } from './messages'
import { Ruler } from './Ruler'
import { rowOf, type Offer } from './rules'
import { useOne } from './calls'
import './type.scss'

/** What can be asked for the rows of an order now. */
export const useOffer = (orderCode: string) =>
  useOne('GET /o2as-b2c/v1/glz-after-sale-type', { orderCode }, { missing: 'order.missing' })

export const TypeSkeleton = () => (
  <Skeleton
    of={[
      ['.ui-card lines', ['row row--gap', 'thumb', ['lines', 'line 92%', 'line 48%']], 'line 92%', 'line 92%'],
      ['.ui-card lines', 'line 48%', 'line 92%', 'line 64%', 'line 48%', 'line 92%', 'line 64%']
    ]}
  />
)

/** The rows of the order as pictures; the chosen one is asked about. */
const Rows = observer(function Rows(props: { offer: Offer; chosen: number; onChoose: (position: number) => void }) {
  return (
    <SideScroll label={t('which')}>
      <Row align="stretch" gap={2} padBottom={3} role="radiogroup" label={t('which')}>
        {props.offer.rows.map(({ position, picture, title }, index) => (
          <Pressable
            key={index}
            role="radio"
            checked={position === props.chosen}
            label={title}
            className={position === props.chosen ? 'case-rows__one case-rows__one--chosen' : 'case-rows__one'}
            onTap={() => props.onChoose(position)}
          >
            <Picture src={picture} alt="" round />
          </Pressable>
        ))}
      </Row>
    </SideScroll>
  )
})

/** What can be done about a row of an order: its days as a ruler, the kinds that fit, and the others with why. */
export const TypeContent = observer(function TypeContent(props: { offer: Offer; position: number | undefined }) {
  const { offer, position } = props
  const [selection, setSelection] = useState(position)
  const row = rowOf(offer, selection)
  if (!row) return <NoOrder />
  return (
    <View>
      <Card>
        {offer.rows.length > 1 ? <Rows offer={offer} chosen={row.position} onChoose={setSelection} /> : null}
        <GoodsLine
          picture={row.picture}
          title={row.title}
          specs={listed(row.specs)}
          fen={row.priceFen}
          quantity={row.quantity}
          gift={row.gift}
          eager
        />
        <Ruler row={row} />
      </Card>
      <Kinds row={row} />
      <Card>
        {offer.cancellable ? (
          <Cell
            icon="close"
            label={t('cancelOrder')}
            note={t('cancelOrderNote')}
            onTap={() => void go('orderDetail', { orderCode: offer.orderCode })}
          />
        ) : null}
        <Cell icon="headset" label={t('unsure')} note={t('unsureNote')} onTap={() => void go('policyService', {})} />
      </Card>
    </View>
  )
})
