import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { confirm, toast } from '@/platform/feedback'
import { shownMinute } from '@/stores/times'
import { Button, Card, Cell } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { endDevices, type Device } from './api'
import { ownWords as t } from './messages'

/** Logins that are shown before the rest is asked for. */
const few = 3

const whereOf = ({ cityName, current, lastSeenAt }: Device): string =>
  [cityName ?? t('nowhere'), current ? t('now') : shownMinute(lastSeenAt)].join(t('comma'))

/** Where the shopper is logged in, and ending it there. */
export const Devices = observer(function Devices({ devices }: { devices?: Device[] }) {
  const [all, setAll] = useState(false)
  const rows = devices && (all ? devices : devices.slice(0, few))
  const end = async (device?: Device) => {
    const sure = await confirm({
      title: t(device ? 'endAsk' : 'endOthers'),
      content: t('endNote'),
      confirmText: t('end'),
      cancelText: t('notNow')
    })
    if (!sure) return
    await endDevices(device?.sessionId)
    toast(t('ended'))
  }
  return (
    <Card>
      <Cell
        icon="lock"
        label={t('devices')}
        value={devices ? t('deviceCount', { count: devices.length }) : t('coming')}
      />
      <View className="own-devices">
        {(rows ?? []).map((device) => (
          <Row key={device.sessionId} className="own-devices__one" gap={3}>
            <View
              className={device.current ? 'own-devices__dot own-devices__dot--now' : 'own-devices__dot'}
              aria-hidden
            />
            <Stack grow>
              <Text>{device.current ? t('thisDevice') : `${t(device.device)} · ${t(device.host)}`}</Text>
              <Text size={2} tone="ink-3">
                {device.opened ? `${whereOf(device)}${t('comma')}${t('opened')}` : whereOf(device)}
              </Text>
            </Stack>
            {device.current || devices?.[0]?.opened ? null : (
              <Button kind="outline" size="s" onTap={() => end(device)}>
                {t('end')}
              </Button>
            )}
          </Row>
        ))}
        {devices && devices.length > few && !all ? (
          <Button kind="text" block onTap={() => setAll(true)}>
            {t('allDevices')}
          </Button>
        ) : null}
      </View>
      {devices && devices.length > 2 && !devices[0]?.opened ? (
        <Button kind="text" block onTap={() => end()}>
          {t('endOthers')}
        </Button>
      ) : null}
    </Card>
  )
})
