import { View } from '@tarojs/components'
import type { CaseSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import { dotted } from '@/lib/dots'
import { go } from '@/routes'
import { Button, Card, classes, Icon, Picture, Pressable, Price } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { piecesOf, tailOf, turnOf } from '../rules'
import { talkLeft, talkNote } from '../talk'
import { caseWords } from '../messages'
import { kindIcon, kindWords, stateTone, stateWords } from '../words'
import { listWords as t } from './messages'
import { Pips } from './Pips'
import './list.scss'

/** What the amount is: promised, asked for, on its way or there; of an exchange its balance. */
function amountWords({ state, about, kind, becameMoney }: CaseSummary): string {
  if (kind === 'EXCHANGE' && !becameMoney) return t('balance')
  if (state === 'COMPLETED') return t('refunded')
  if (state === 'REFUNDING' || state === 'REFUND_FAILED') return t('refunding')
  return t(about && turnOf(state) !== 'OVER' ? 'about' : 'would')
}

const Goods = observer(function Goods({ afterSale }: { afterSale: CaseSummary }) {
  const { rows, kind, refundFen } = afterSale
  const first = rows.find(({ gift }) => !gift) ?? rows[0]
  const count = piecesOf(rows)
  const facts = [
    ...(first?.specs.length ? [first.specs.join(' ')] : []),
    t(kind === 'EXCHANGE' ? 'piecesEXCHANGE' : 'pieces', { count }),
    ...(rows.some(({ gift }) => gift) ? [caseWords('gift')] : [])
  ]
  return (
    <Row gap={3} above={2} className="case-card__goods">
      <View className="case-card__picture">
        <Picture src={first?.picture ?? ''} alt="" round />
      </View>
      <Stack grow>
        <Text size={4} tone="ink" lines={2} tight>
          {first?.title}
        </Text>
        <Text size={2} tone="ink-3" tight>
          {dotted(facts)}
        </Text>
      </Stack>
      {refundFen > 0 ? (
        <Stack align="end" className="ui__fixed case-card__amount">
          <Text size={2} tone="ink-3">
            {amountWords(afterSale)}
          </Text>
          <Price fen={refundFen} size="s" tone="ink" />
        </Stack>
      ) : null}
    </Row>
  )
})

const wayTo = ({ caseCode, kind }: CaseSummary) => ({ caseCode, ...(kind === 'EXCHANGE' ? { kind } : {}) })

/** What the shopper does next; only where it is theirs to do. */
const NextAct = observer(function NextAct({ afterSale }: { afterSale: CaseSummary }) {
  const { caseCode, state } = afterSale
  const detail = () => go('afterDetails', wayTo(afterSale))
  if (state === 'WAIT_RETURN') {
    return (
      <Row gap={2} above={3}>
        <Button block kind="outline" onTap={() => go('uploadLogistics', { caseCode, by: 'PICKUP' })}>
          <Icon name="truck" size={18} /> {t('pickUp')}
        </Button>
        <Button block onTap={() => go('uploadLogistics', { caseCode })}>
          {t('number')}
        </Button>
      </Row>
    )
  }
  if (turnOf(state) !== 'MINE') return null
  return (
    <View className="ui__above-3">
      <Button block onTap={detail}>
        {t(state === 'DISPUTED' ? 'answer' : state === 'OUT_OF_STOCK' ? 'choose' : 'means')}
      </Button>
    </View>
  )
})

/** One case: what it is about, how far it is, whose turn it is and until when. */
export const CaseCard = observer(function CaseCard({ afterSale }: { afterSale: CaseSummary }) {
  const { caseCode, kind, state } = afterSale
  const turn = turnOf(state)
  const note = talkNote(afterSale)
  return (
    <Card className="case-card">
      <Pressable
        className="ui__block ui__wide ui__left"
        role="link"
        onTap={() => void go('afterDetails', wayTo(afterSale))}
      >
        <Row gap={2} wrap>
          <Icon
            name={kindIcon(kind)}
            size={18}
            color={turn === 'MINE' ? 'warm' : turn === 'OVER' ? 'ink-3' : 'action'}
          />
          <Text size={4} tone="ink" weight="bold" fixed>
            {kindWords(kind)}
          </Text>
          <Text size={2} tone="ink-3" lines={1} grow>
            {tailOf(caseCode)}
          </Text>
          <Pips afterSale={afterSale} />
          <Text size={3} tone={stateTone(state)} weight="bold" fixed>
            {stateWords(state)}
          </Text>
        </Row>
        <Goods afterSale={afterSale} />
        <Row gap={2} above={3} className={classes('case-card__talk', turn === 'MINE' && 'case-card__talk--mine')}>
          <Stack grow>
            <Text size={3} tone={turn === 'MINE' ? 'warm' : 'ink'} weight="bold" tight>
              {talkLeft(afterSale)}
            </Text>
            {note === undefined ? null : (
              <Text size={2} tone={turn === 'MINE' ? 'warm' : 'ink-3'} tight>
                {note}
              </Text>
            )}
          </Stack>
          {turn === 'SHOP' ? (
            <Row className="ui__fixed">
              <Text size={3} tone="action">
                {t(state === 'REFUNDING' ? 'money' : 'see')}
              </Text>
              <Icon name="right" size={12} color="action" />
            </Row>
          ) : null}
        </Row>
      </Pressable>
      <NextAct afterSale={afterSale} />
    </Card>
  )
})
