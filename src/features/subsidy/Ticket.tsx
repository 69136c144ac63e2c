import { View } from '@tarojs/components'
import type { Qualification, SubsidyHolder, SubsidyPolicy } from '@contract'
import { observer } from 'mobx-react-lite'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/feedback'
import { roundMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { Button, Card, Cell, Icon, Picture, Pressable, Switch } from '@/ui'
import { Fact } from '@/ui/layout/FactList'
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
      <View className="subsidy-ticket__head">
        <Picture src={policy.picture} alt="" width={88} fit="contain" round />
        <View className="subsidy-good__words">
          <View className="subsidy-ticket__name" role="heading" aria-level={2}>
            {t('ticket', { name: policy.name })}
          </View>
          <View className="subsidy-grey">
            {t('rate', { percent: policy.percent, amount: roundMoney(policy.capFen) })}
          </View>
          <View className="subsidy-ticket__state">{wordsOf(policy)}</View>
        </View>
      </View>
      {usable ? (
        <View className="subsidy-ticket__code">
          <View className="subsidy-grey">{t('code')}</View>
          <View className="subsidy-ticket__signs">{inGroupsOfFour(own.claimCode)}</View>
          <Pressable className="subsidy-ticket__copy" onTap={() => void copy()}>
            <Icon name="copy" size={16} />
            {t('copy')}
          </Pressable>
          <View className="subsidy-grey">{t('codeNote')}</View>
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
      <View className="subsidy-unbind">
        <View className="subsidy-good__words">
          <View>{t('unbindTitle')}</View>
          <View className="subsidy-grey">
            {from === undefined ? t('unbindNote') : t('unbindFrom', { time: shownMinute(from) })}
          </View>
        </View>
        <Button kind="outline" disabled={from !== undefined} onTap={onUnbind}>
          {t('unbind')}
        </Button>
      </View>
    </Card>
  )
})
