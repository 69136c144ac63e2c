import { View } from '@tarojs/components'
import type { CaseWay } from '@contract'
import { observer } from 'mobx-react-lite'
import { formatClock } from '@/lib/dates'
import { shownMinute } from '@/stores/times'
import { copyText } from '@/platform/clipboard'
import { go } from '@/routes'
import { Button, Card } from '@/ui'
import { Fact } from '@/ui/layout/FactList'
import { Text } from '@/ui/layout/Text'
import { Timeline } from '@/ui/list/Timeline'
import { caseDetailWords as t } from './messages'

/** How the goods come back, and where they are. */
export const WayBack = observer(function WayBack({ way, caseCode }: { way: CaseWay; caseCode: string }) {
  const { carrierName, trackingNo, pickUp, tracks, open } = way
  return (
    <Card
      title={t('way')}
      extra={
        open ? (
          <Button size="s" kind="text" onTap={() => go('uploadLogistics', { caseCode })}>
            {t('change')}
          </Button>
        ) : undefined
      }
    >
      {pickUp === undefined ? null : (
        <View>
          <Text size={4} tone="ink" weight="bold">
            {t('pickUp', { from: shownMinute(pickUp.from), to: formatClock(pickUp.to) })}
          </Text>
          <Text size={2} tone="ink-3">
            {t('pickUpNote', { carrier: carrierName })}
          </Text>
        </View>
      )}
      {trackingNo === undefined ? null : (
        <Fact
          label={carrierName}
          words={trackingNo}
          action={{
            words: t('copy'),
            label: `${t('copy')} ${trackingNo}`,
            onTap: () => void copyText(trackingNo)
          }}
        />
      )}
      {tracks.length > 0 ? (
        <View className="ui__above-2">
          <Timeline
            label={t('way')}
            events={tracks.map(({ at: time, text }, index) => ({
              key: `${time}-${index}`,
              text,
              time: shownMinute(time)
            }))}
          />
        </View>
      ) : trackingNo === undefined ? null : (
        <Text size={2} tone="ink-3" above={1}>
          {t('noTracks')}
        </Text>
      )}
    </Card>
  )
})
