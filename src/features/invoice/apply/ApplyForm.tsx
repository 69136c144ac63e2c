import { View } from '@tarojs/components'
import type { InvoiceDetail, InvoiceOffer, InvoiceTitle } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { Card, Cell, Field, Switch } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'
import { Fact } from '@/ui/layout/FactList'
import { Text } from '@/ui/layout/Text'
import { PartyCard } from '../party/PartyCard'
import { Amounts } from './Amounts'
import { MAX } from '../rules'
import { applyWords as t } from './messages'
import { OfferGoods } from './OfferGoods'
import { holderOf, sumsOf } from './rules'
import { useApplyForm, useChangeForm } from './useApply'
import './apply.scss'

/** Hundredths of a percent in one. */
const perPercent = 100

interface ApplyProps {
  offer: InvoiceOffer
  titles: readonly InvoiceTitle[]
}

/** Asking for an invoice over an order, or over some of its rows. */
export const ApplyForm = observer(function ApplyForm({ offer, titles }: ApplyProps) {
  const form = useApplyForm(offer, titles)
  const { values, change, field, mark } = form
  const holder = holderOf(offer, values.positions)
  return (
    <FormScreen
      form={form}
      action={t('submit')}
      aside={
        <View className="apply-aside">
          <Text size={2} tone="ink-3" tight>
            {t('once')}
          </Text>
          {offer.readyBy === undefined ? null : (
            <Text size={2} tone="ink-3" tight>
              {t('readyBy', { time: shownMinute(offer.readyBy) })}
            </Text>
          )}
        </View>
      }
    >
      <OfferGoods
        offer={offer}
        positions={values.positions}
        error={mark('positions').error}
        onChange={(positions) => change({ positions })}
      />
      {holder === undefined ? (
        <>
          <PartyCard form={form} titles={titles} />
          <Card>
            <Cell
              label={t('keep')}
              value={<Switch label={t('keep')} on={values.keepTitle} onChange={(keepTitle) => change({ keepTitle })} />}
            />
          </Card>
        </>
      ) : (
        <Card>
          <Fact label={t('holder')} words={holder} />
          <Text size={2} tone="ink-3" weight="normal">
            {t('holderNote')}
          </Text>
          <Field
            {...field('email')}
            type="email"
            label={t('email')}
            placeholder={t('emailHint')}
            maxLength={MAX.email}
          />
        </Card>
      )}
      <Amounts sums={sumsOf(offer, values.positions)} percent={offer.taxBasisPoints / perPercent} />
    </FormScreen>
  )
})

/** Making an invoice out otherwise: what it is over stays. */
export const ChangeForm = observer(function ChangeForm(props: {
  invoice: InvoiceDetail
  titles: readonly InvoiceTitle[]
}) {
  const { invoice, titles } = props
  const form = useChangeForm(invoice)
  return (
    <FormScreen form={form} title={t('change')} action={t('change')}>
      <Card>
        <Cell
          label={t('amountFen')}
          note={t(invoice.state === 'SUBMITTED' ? 'changeEarlyNote' : 'changeNote')}
          value={shownMoney(invoice.amountFen)}
        />
      </Card>
      <PartyCard form={form} titles={titles} />
    </FormScreen>
  )
})
