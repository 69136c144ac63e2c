import { Text, View } from '@tarojs/components'
import type { Assist } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { Button, Card } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { assistWords as t } from './messages'
import { initialOf, missing } from './rules'
import './assist.scss'

/** Circles that are drawn: of who helped, and of who is missing. */
const circles = 7
const free = 3
/** Rows before all are asked for. */
const few = 3

/** Who helped, with masked names, newest first; and places that are free while friends can help. */
export const Helpers = observer(function Helpers({ assist }: { assist: Assist }) {
  const { helpers, own, activityCode, state } = assist
  const [all, setAll] = useState(false)
  const open = state === 'RUNNING' ? Math.min(free, missing(assist)) : 0
  return (
    <Card
      title={t(own ? 'mine' : 'theirs')}
      className="assist-helpers"
      more={{ label: t('rule'), onTap: () => void go('assistmentRule', { activityCode }) }}
    >
      <View className="assist-circles" aria-hidden>
        {helpers.slice(0, circles).map((helper, index) => (
          <View key={index} className={`assist-circle assist-circle--${index % 5}`}>
            {initialOf(helper.name)}
          </View>
        ))}
        {Array.from({ length: open }, (_, index) => (
          <View key={`free${index}`} className="assist-circle assist-circle--free">
            +
          </View>
        ))}
      </View>
      {helpers.length === 0 ? (
        <View className="ui__size-3 ui__tone-ink-3 ui__pad-y-2">{t(own ? 'nobody' : 'nobodyTheirs')}</View>
      ) : (
        <View role="list">
          {helpers.slice(0, all ? undefined : few).map((helper, index) => (
            <Row key={index} gap={3} className="assist-helper" role="listitem">
              <View className={`assist-circle assist-circle--large assist-circle--${index % 5}`} aria-hidden>
                {initialOf(helper.name)}
              </View>
              <Stack grow>
                <Text className="ui__size-3 ui__tone-ink ui__tight">{helper.own ? t('me') : helper.name}</Text>
                <Text className="ui__size-2 ui__tone-ink-3 ui__tight">{shownMinute(helper.at)}</Text>
              </Stack>
              <Text className="ui__size-3 ui__tone-sale-deep ui__bold">{t('plus')}</Text>
            </Row>
          ))}
        </View>
      )}
      {helpers.length > few ? (
        <Button kind="text" block onTap={() => setAll(!all)}>
          {all ? t('less') : t('all', { count: helpers.length })}
        </Button>
      ) : null}
    </Card>
  )
})
