import type { CaseDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Cell, type IconName } from '@/ui'
import { turnOf } from '../rules'
import { lastDayWords, yuan } from '../words'
import { caseDetailWords as t } from './messages'

interface Back {
  icon: IconName
  label: string
  note: string
  way?: { words: string; onTap: () => void }
}

function backOf({ amounts, coupons }: CaseDetail): Back[] {
  const { points, packetFen, takenPoints } = amounts
  return [
    ...(points > 0
      ? [
          {
            icon: 'coin' as const,
            label: t('points', { count: points }),
            note: t('pointsBack'),
            way: { words: t('toPoints'), onTap: () => void go('myPoint', {}) }
          }
        ]
      : []),
    ...(packetFen > 0
      ? [
          {
            icon: 'gift' as const,
            label: t('packet', { amount: yuan(packetFen) }),
            note: t('packetBack'),
            way: { words: t('toPackets'), onTap: () => void go('redPacket', {}) }
          }
        ]
      : []),
    ...coupons.map(({ name, returned, endAt }): Back => {
      if (!returned) return { icon: 'ticket', label: name, note: t('couponKept') }
      return {
        icon: 'ticket',
        label: name,
        note: endAt === undefined ? t('couponBack') : t('couponUntil', { day: lastDayWords(endAt) }),
        way: { words: t('toCoupons'), onTap: () => void go('myCoupon', {}) }
      }
    }),
    ...(takenPoints > 0
      ? [{ icon: 'coin' as const, label: t('taken', { count: takenPoints }), note: t('takenNote') }]
      : [])
  ]
}

/** What comes back beside the money, and what does not. Nothing is promised of a case that ended without a refund. */
export const AlsoBack = observer(function AlsoBack({ afterSale }: { afterSale: CaseDetail }) {
  const all = afterSale.state !== 'COMPLETED' && turnOf(afterSale.state) === 'OVER' ? [] : backOf(afterSale)
  if (all.length === 0) return null
  return (
    <Card title={t('backTitle')}>
      {all.map(({ icon, label, note, way }, index) => (
        <Cell
          key={index}
          icon={icon}
          label={label}
          note={note}
          {...(way === undefined ? {} : { value: way.words, onTap: way.onTap })}
        />
      ))}
    </Card>
  )
})
