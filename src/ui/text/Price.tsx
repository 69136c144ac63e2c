import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { moneyParts } from '@/lib/money'
import { classes } from '../classes'
import { Hidden } from './Hidden'
import { uiWords } from '../messages'
import { uiPorts } from '../ports'
import './Price.scss'

export interface PriceProps {
  /** Integer fen. */
  fen: number
  /** Without one: the site's currencySymbol. */
  symbol?: string
  /** Whole part: s 16, m 18, l 22, xl 28 px. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** A list price: small, struck through, without cents when they are nought. */
  struck?: boolean
  tone?: 'sale' | 'ink' | 'white' | 'muted'
  /** Put before the symbol; without one a negative amount has a minus. */
  sign?: string
  className?: string
}

/** An amount of money; digits keep their width, symbol and cents are smaller than the whole part. */
export const Price = observer(function Price(props: PriceProps) {
  const { size = 'm', struck = false } = props
  const { sign, symbol, whole, cents } = moneyParts(props.fen, props.symbol ?? uiPorts().currencySymbol())
  const tone = props.tone ?? (struck ? 'muted' : 'sale')
  const root = classes(
    'ui-price',
    `ui-price--${size}`,
    `ui-price--${tone}`,
    struck && 'ui-price--struck',
    props.className
  )
  const before = `${props.sign ?? (sign && '−')}${symbol}`
  // lists are full of them, and each element counts
  if (struck) {
    return (
      <Text className={root}>
        <Hidden>{`${uiWords('listPrice')} `}</Hidden>
        {`${before}${whole}${Number(cents) === 0 ? '' : `.${cents}`}`}
      </Text>
    )
  }
  return (
    <Text className={root}>
      {before}
      <Text className="ui-price__whole">{whole}</Text>
      {`.${cents}`}
    </Text>
  )
})
