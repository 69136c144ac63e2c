import { View } from '@tarojs/components'
import type { ApplicableRow, CaseDetail, CaseKind } from '@contract'
import { observer } from 'mobx-react-lite'
import { listed } from '@/lib/dots'
import { toast } from '@/platform/feedback'
import { Card, Checkbox, Picture, Price, Stepper } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { tailOf } from '../rules'
import { knownObstacle } from '../type/rules'
import { typeWords } from '../type/messages'
import { applyWords as t } from './messages'
import { mostOf, type Offer } from './rules'
import type { Applying } from './useApply'
import './apply.scss'

interface PiecesProps {
  row: ApplicableRow
  kind: CaseKind
  most: number
  pieces: number
  onChange: (pieces: number) => void
}

/** One row of the order: chosen or not, and how many pieces of it. */
const Pieces = observer(function Pieces({ row, kind, most, pieces, onChange }: PiecesProps) {
  const { title, picture, specs, priceFen, quantity } = row
  const kindEntry = row.kinds.find((entry) => entry.kind === kind)
  return (
    <Row gap={3} align="start" className="apply-row" role="listitem">
      <View className="apply-row__tick">
        <Checkbox
          name={t('choose', { title })}
          checked={pieces > 0}
          disabled={most === 0}
          onChange={(on) => onChange(on ? 1 : 0)}
        />
      </View>
      <View className="apply-row__picture">
        <Picture src={picture} alt="" round eager />
      </View>
      <Stack grow gap={1}>
        <Text size={4} tone={most === 0 ? 'ink-3' : 'ink'} lines={2} tight>
          {title}
        </Text>
        <Text size={2} tone="ink-3" tight>
          {listed([...specs, t('bought', { count: quantity })])}
        </Text>
        {most === 0 ? (
          <Text size={2} tone="warm" tight>
            {kindEntry?.why ?? typeWords(`why_${knownObstacle(kindEntry?.obstacle)}`)}
          </Text>
        ) : (
          <Row justify="between" gap={2} wrap>
            <Price fen={priceFen} size="s" tone="ink" />
            {pieces > 0 && most > 1 ? (
              <Stepper
                label={t('pieces', { title })}
                value={pieces}
                max={most}
                onChange={onChange}
                onLimit={(which) => {
                  if (which === 'max') toast(t('most', { count: most }))
                }}
              />
            ) : null}
          </Row>
        )}
      </Stack>
    </Row>
  )
})

/** What of the order the case is about. */
export const ApplyGoods = observer(function ApplyGoods(props: {
  offer: Offer
  kind: CaseKind
  edited: CaseDetail | undefined
  form: Applying['form']
}) {
  const { offer, kind, edited, form } = props
  const { pieces } = form.values
  const mark = form.mark('pieces')
  const change = (position: number, count: number) => {
    const { [position]: before, ...others } = form.latest().pieces
    if (kind !== 'EXCHANGE') form.change({ pieces: count > 0 ? { ...others, [position]: count } : others })
    // an exchange is of one row: another one is for other versions
    else if (count > 0) form.change({ pieces: { [position]: count }, ...(before === undefined ? { skuCode: '' } : {}) })
    else form.change({ pieces: {}, skuCode: '' })
  }
  return (
    <Card
      title={t(kind === 'EXCHANGE' ? 'whichEXCHANGE' : 'which')}
      extra={
        <Text size={2} tone="ink-3">
          {t('order', { tail: tailOf(offer.orderCode) })}
        </Text>
      }
    >
      <View id={mark.id} role="list">
        {offer.rows
          .filter(({ gift }) => !gift)
          .map((row, index) => (
            <Pieces
              key={index}
              row={row}
              kind={kind}
              most={mostOf(row, kind, edited)}
              pieces={pieces[row.position] ?? 0}
              onChange={(count) => change(row.position, count)}
            />
          ))}
      </View>
      {mark.error === undefined ? null : (
        <View className="ui__size-2 ui__tone-sale-deep ui__pad-top-2" role="alert">
          {mark.error}
        </View>
      )}
    </Card>
  )
})
