import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import type { ExchangeBalance } from '@contract'
import { observer } from 'mobx-react-lite'
import { Price, classes } from '@/ui'
import { Text } from '@/ui/layout/Text'
import { balanceWords as t } from './balanceMessages'
import './detail/exchange/exchange.scss'

interface PartProps {
  name: string
  fen: number
  note: string
  back?: boolean
}

const Part = observer(function Part({ name, fen, note, back = false }: PartProps) {
  return (
    <View
      className={classes(
        'ui__stack ui__align-center ui__shrinks ui__center exchange-sum__part',
        back && 'exchange-sum__part--back'
      )}
    >
      <Text size={2} tone={back ? 'ok' : 'ink-2'} tight>
        {name}
      </Text>
      <Price fen={fen} size="s" tone="ink" />
      <Text size={1} tone={back ? 'ok' : 'ink-3'} tight>
        {note}
      </Text>
    </View>
  )
})

/** The balance of an exchange as an equation: what the old one counts for, less the new one, is what goes back. */
export const BalanceSum = observer(function BalanceSum(props: { of: ExchangeBalance; same: boolean; paid: boolean }) {
  const { thenFen, nowFen, balanceFen } = props.of
  const isCapped = balanceFen < thenFen - nowFen
  return (
    <View>
      <Row gap={1}>
        <Part name={t('then')} fen={thenFen} note={t('thenNote')} />
        <View className="exchange-sum__sign">{'−'}</View>
        <Part name={t('price')} fen={nowFen} note={t(props.same ? 'priceSame' : 'priceNote')} />
        <View className="exchange-sum__sign">{isCapped ? '→' : '='}</View>
        <Part
          back
          name={t('back')}
          fen={balanceFen}
          note={t(balanceFen === 0 ? 'backNone' : props.paid ? 'backDone' : 'backNote')}
        />
      </Row>
      {isCapped ? (
        <Text size={2} tone="ink-3" above={2}>
          {t('capped')}
        </Text>
      ) : null}
    </View>
  )
})
