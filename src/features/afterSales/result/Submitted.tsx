import { View } from '@tarojs/components'
import type { CaseDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Button, Card, Icon, Price, Skeleton } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Steps } from '@/ui/layout/Steps'
import { Text } from '@/ui/layout/Text'
import { caseWords } from '../messages'
import { wayOf } from '../rules'
import { talkNote, talkTitle } from '../talk'
import { resultWords as t } from './messages'
import './result.scss'

export const SubmittedSkeleton = () => (
  <Skeleton
    of={[
      ['.ui-card lines', 'line 28%', 'line 64%', 'line 48%'],
      ['.ui-card lines', 'line 92%', 'line 64%']
    ]}
  />
)

/** It was submitted: what comes of it, what comes next, and the ways on. */
export const Submitted = observer(function Submitted({ afterSale }: { afterSale: CaseDetail }) {
  const { caseCode, state, refundFen, about } = afterSale
  const note = talkNote(afterSale)
  const waits = state === 'WAIT_RETURN'
  const see = () => go('afterDetails', { caseCode }, { replace: true })
  return (
    <View>
      <Card>
        <Stack align="stretch" gap={2} className="case-submitted">
          <View className="case-submitted__sign" aria-hidden>
            <Icon name="check" size={32} color="white" />
          </View>
          <Text size={6} tone="ink" weight="bold" heading={2}>
            {t('done')}
          </Text>
          <Text size={3} tone="ink-2">
            {talkTitle(afterSale)}
          </Text>
          {note === undefined ? null : (
            <Text size={2} tone="ink-3">
              {note}
            </Text>
          )}
          {refundFen > 0 ? (
            <Row gap={2} justify="center" align="baseline">
              <Text size={3} tone="ink-3">
                {t(about ? 'about' : 'settled')}
              </Text>
              <Price fen={refundFen} size="l" />
            </Row>
          ) : null}
        </Stack>
      </Card>
      <Card title={t('next')}>
        <Steps
          label={caseWords('steps')}
          steps={wayOf(afterSale).map((step) => ({
            key: step.station,
            name: caseWords(`station${step.station}`),
            state: step.state
          }))}
        />
        <Row gap={2} className="case-submitted__ways">
          <Button kind="outline" block onTap={waits ? see : () => go('afterSalesHistory', {}, { replace: true })}>
            {t(waits ? 'see' : 'toList')}
          </Button>
          <Button block onTap={waits ? () => go('uploadLogistics', { caseCode }, { replace: true }) : see}>
            {t(waits ? 'fill' : 'see')}
          </Button>
        </Row>
      </Card>
    </View>
  )
})
