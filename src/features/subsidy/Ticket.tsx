import { View } from '@tarojs/components'
import type { Qualification, SubsidyHolder, SubsidyPolicy } from '@contract'
import { observer } from 'mobx-react-lite'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/feedback'
import { roundMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { Button, Card, Cell, Icon, Picture, Pressable, Switch } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Fact } from '@/ui/layout/FactList'
import { Text } from '@/ui/layout/Text'
import { subsidyWords as t } from './messages'
import { inGroupsOfFour, wordsOf } from './rules'
import './subsidy.scss'

interface TicketProps {
  policy: SubsidyPolicy
  own: Qualification
  holder: SubsidyHolder | undefined
  onRemind: (bySms: boolean) => unknown
}

/** One's own of a category, with the code that a store asks for while it can be used. */
export const Ticket = observer(function Ticket({ policy, own, holder, onRemind }: TicketProps) {
  const usable = own.state === 'UNREDEEMED'
  const copy = async () => {
    if (await copyText(own.claimCode)) toast(t('copied'))
  }
  return (
    <View className="subsidy-ticket">
      <Row gap={3} pad={4} className="subsidy-ticket__head">
        <Picture src={policy.picture} alt="" width={88} fit="contain" round />
        <View className="ui__grow">
          <Text size={5} tone="ink" weight="heavy" heading={2}>
            {t('ticket', { name: policy.name })}
          </Text>
          <Text size={2} tone="ink-3">
            {t('rate', { percent: policy.percent, amount: roundMoney(policy.capFen) })}
          </Text>
          <Text size={3} tone="ok">
            {wordsOf(policy)}
          </Text>
        </View>
      </Row>
      {usable ? (
        <View className="ui__pad-4 ui__center">
          <Text size={2} tone="ink-3">
            {t('code')}
          </Text>
          <Text size={6} tone="ink" weight="heavy" className="subsidy-ticket__signs">
            {inGroupsOfFour(own.claimCode)}
          </Text>
          <Pressable
            className="ui__size-3 ui__tone-action ui__pad-x-3 ui__hit subsidy-ticket__copy"
            onTap={() => void copy()}
          >
            <Icon name="copy" size={16} />
            {t('copy')}
          </Pressable>
          <Text size={2} tone="ink-3">
            {t('codeNote')}
          </Text>
        </View>
      ) : null}
      <View className="subsidy-ticket__facts">
        {holder ? <Fact label={t('holder')} words={`${holder.nameMasked} ${holder.idMasked}`} /> : null}
        <Fact label={t('to')} words={own.regionName} />
        <Fact label={t('until')} words={shownMinute(own.validUntil)} />
        <Fact label={t('serial')} words={own.serialNo} />
        <Fact label={t('after')} words={t('afterNote')} />
        {own.state === 'REDEEMED' ? null : (
          <Cell
            label={t('remindSwitch')}
            value={<Switch label={t('remindSwitch')} on={own.remindsBySms} onChange={(on) => void onRemind(on)} />}
          />
        )}
      </View>
    </View>
  )
})

/** How it is given up. */
export const UnbindCard = observer(function UnbindCard({ from, onUnbind }: { from?: number; onUnbind: () => unknown }) {
  return (
    <Card>
      <Row gap={3}>
        <View className="ui__grow">
          <View>{t('unbindTitle')}</View>
          <Text size={2} tone="ink-3">
            {from === undefined ? t('unbindNote') : t('unbindFrom', { time: shownMinute(from) })}
          </Text>
        </View>
        <Button kind="outline" disabled={from !== undefined} onTap={onUnbind}>
          {t('unbind')}
        </Button>
      </Row>
    </Card>
  )
})
