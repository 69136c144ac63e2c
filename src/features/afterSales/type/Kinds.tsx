import { View } from '@tarojs/components'
import type { ApplicableRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { talkWithShop } from '@/features/talk'
import { go } from '@/routes'
import { Button, Card, Icon, Pressable, Tag } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { kindIcon, kindWords, leftWords, yuan } from '../words'
import { typeWords as t } from './messages'
import { knownObstacle, type OfferedKind } from './rules'
import './type.scss'

const noteOf = (kind: OfferedKind['kind']): string =>
  kind === 'REFUND_ONLY' || kind === 'RETURN' || kind === 'EXCHANGE' || kind === 'REPAIR' ? t(`note${kind}`) : ''

/** How long it can still be chosen; of a repair what it costs. */
function leftOf({ kind, until, feeFen }: OfferedKind, row: ApplicableRow): string | undefined {
  const now = serverNow()
  if (kind === 'REPAIR') {
    if (until !== undefined) return t('free', { left: leftWords(until - now) })
    return feeFen === undefined ? t('feeQuoted') : t('fee', { amount: yuan(feeFen) })
  }
  if (kind === 'RETURN' && row.noReasonUntil !== undefined && row.noReasonUntil > now) {
    return t('noReasonLeft', { left: leftWords(row.noReasonUntil - now) })
  }
  if (until === undefined || until <= now) return undefined
  return t(kind === 'EXCHANGE' ? 'exchangeLeft' : 'left', { left: leftWords(until - now) })
}

const Open = observer(function Open({
  offered,
  row,
  best
}: {
  offered: OfferedKind
  row: ApplicableRow
  best: boolean
}) {
  const { kind } = offered
  const { orderCode, position, skuCode, asItWas } = row
  const remainder = leftOf(offered, row)
  return (
    <Pressable
      className="ui__row ui__gap-3 ui__align-start ui__pad-y-3 ui__wide ui__left case-kind"
      role="link"
      onTap={() =>
        void (kind === 'REPAIR'
          ? go('afterSaleRepair', { orderCode, skuCode })
          : go('applyAfterSales', { orderCode, kind, position }))
      }
    >
      <View className={`case-kind__icon case-kind__icon--${kind}`} aria-hidden>
        <Icon name={kindIcon(kind)} size={22} />
      </View>
      <Stack grow gap={1}>
        <Row gap={2} wrap>
          <Text size={4} tone="ink" weight="bold">
            {kindWords(kind)}
          </Text>
          {best ? <Tag kind="brand">{t('best')}</Tag> : null}
        </Row>
        <Text size={3} tight>
          {noteOf(kind)}
        </Text>
        {remainder === undefined ? null : (
          <Text size={2} tone={kind === 'REPAIR' ? 'ink-3' : 'warm'} tight>
            {remainder}
          </Text>
        )}
        {kind === 'RETURN' && asItWas !== undefined ? (
          <Text size={2} tone="ink-3" tight>
            {t(asItWas === 'UNOPENED' ? 'UNOPENED' : 'NOT_INSTALLED')}
          </Text>
        ) : null}
      </Stack>
      <Icon name="right" size={14} color="disabled" />
    </Pressable>
  )
})

const Closed = observer(function Closed({ offered, row }: { offered: OfferedKind; row: ApplicableRow }) {
  const { kind, obstacle } = offered
  const { caseCode, kinds } = row
  // nobody is sent to a return that is closed itself
  const isDead = obstacle === 'RECEIVED' && kinds.some((other) => other.kind === 'RETURN' && !other.open)
  const why = isDead ? undefined : offered.why
  return (
    <Row align="start" gap={3} left padY={3} wide className="case-kind" role="listitem">
      <View className="case-kind__icon" aria-hidden>
        <Icon name={kindIcon(kind)} size={22} />
      </View>
      <Stack grow gap={1}>
        <Text size={4} tone="ink-3" weight="bold">
          {kindWords(kind)}
        </Text>
        <Text size={2} tone="ink-3" tight>
          {noteOf(kind)}
        </Text>
        <Text size={2} tone="warm" tight>
          {why ?? t(`why_${knownObstacle(obstacle)}`)}
        </Text>
      </Stack>
      {obstacle === 'OPEN_CASE' && caseCode !== undefined ? (
        <Button size="s" kind="outline" onTap={() => go('afterDetails', { caseCode })}>
          {t('see')}
        </Button>
      ) : null}
    </Row>
  )
})

/** The shopper can ask for nothing alone: shows the way to the staff. */
const NoneOpen = observer(function NoneOpen({ row: { orderCode, shopCode, warrantyUntil } }: { row: ApplicableRow }) {
  const inWarranty = warrantyUntil !== undefined && warrantyUntil > serverNow()
  return (
    <Card>
      <Row gap={3}>
        <View className="case-kind__icon" aria-hidden>
          <Icon name="headset" size={22} />
        </View>
        <Stack grow gap={1}>
          <Text size={4} tone="ink" weight="bold" heading={2}>
            {t('noneNow')}
          </Text>
          <Text size={2} tone="ink-3" tight>
            {t(inWarranty ? 'noneInWarranty' : 'noneNote')}
          </Text>
        </Stack>
        <Button size="s" kind="outline" onTap={() => talkWithShop(shopCode, { orderCode })}>
          {t('ask')}
        </Button>
      </Row>
    </Card>
  )
})

/** What can be asked for a row now, and what can't, with why and a way on. */
export const Kinds = observer(function Kinds({ row }: { row: ApplicableRow }) {
  const open = row.kinds.filter((entry) => entry.open)
  const closedKinds = row.kinds.filter((entry) => !entry.open)
  return (
    <View>
      {open.length === 0 ? (
        <NoneOpen row={row} />
      ) : (
        <>
          <Text size={5} tone="ink" weight="bold" heading={2} className="case-kinds__head">
            {t('can')}
          </Text>
          <Card>
            {open.map((kindOffer, index) => (
              <Open key={index} offered={kindOffer} row={row} best={index === 0 && open.length > 1} />
            ))}
          </Card>
        </>
      )}
      {closedKinds.length === 0 ? null : (
        <>
          <Row align="baseline" gap={2} wrap className="case-kinds__head">
            <Text size={5} tone="ink" weight="bold" heading={2}>
              {t('cannot')}
            </Text>
            <Text size={2} tone="ink-3">
              {t('cannotNote')}
            </Text>
          </Row>
          <Card>
            <View role="list">
              {closedKinds.map((kindOffer, index) => (
                <Closed key={index} offered={kindOffer} row={row} />
              ))}
            </View>
          </Card>
        </>
      )}
    </View>
  )
})
