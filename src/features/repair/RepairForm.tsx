import { View } from '@tarojs/components'
import type { OwnAppliance } from '@contract'
import { BILL_TEXT_LENGTH, BILL_VIDEO } from '@domain/aftersale/serviceBill'
import { observer } from 'mobx-react-lite'
import { addressLine } from '@/features/address'
import { currentLocale } from '@/i18n'
import { maskPhone } from '@/lib/phone'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { shownDay, shownWindow } from '@/stores/times'
import { Card, Icon, Picture, Pressable, RetryNote, Skeleton, StateView, TextArea } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { FormScreen } from '@/ui/form/FormScreen'
import { UploadField } from '@/ui/form/UploadField'
import { nineAndVideo } from '@/ui/form/uploads'
import { WindowField } from '@/ui/form/WindowField'
import { AmountLines } from '@/ui/layout/AmountLines'
import { Row, Stack } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { repairWords as t } from './messages'
import { sendShown, useRepair, type Repairing } from './useRepair'
import './repair.scss'

const shownFiles = nineAndVideo(BILL_VIDEO)

/** What it is about, and until when it is mended free. */
export const Piece = observer(function Piece({ piece }: { piece: OwnAppliance }) {
  const { name, model, picture, warranty } = piece
  const holds = warranty?.holds === true
  const until = holds
    ? t('until', { day: shownDay(warranty.until - 1).replaceAll(' ', '\u00a0') })
    : t(warranty ? 'over' : 'startsLater')
  return (
    <Row gap={3} align="start">
      <View className="repair-picture">
        <Picture src={picture} alt="" round fit="contain" eager />
      </View>
      <Stack grow gap={1}>
        <Text size={4} weight="bold" tone="ink" lines={2}>
          {`${name} ${model}`.trim()}
        </Text>
        <Row gap={1} align="start">
          <Icon name="shield" size={16} color={holds ? 'ok' : 'ink-3'} />
          <Text size={3} tone={holds ? 'ok' : 'ink-3'} tight>
            {until}
          </Text>
        </Row>
      </Stack>
    </Row>
  )
})

/** Chips of what can be wrong, and what to try before somebody comes. */
const Faults = observer(function Faults({ repairing: { form, faults: remote, reload } }: PartProps) {
  const last = form.values.faults.at(-1)
  return (
    <View className="repair-faults">
      <StateView remote={{ ...remote, reload }} skeleton={<Skeleton of={['line 28%', 'line 92%', 'line 64%']} />}>
        {({ list }) => {
          const tip = list.find(({ faultCode }) => faultCode === last)?.tip
          return (
            <>
              <ChoiceField
                {...form.field('faults')}
                label={t('wrong')}
                note={t('several')}
                several
                options={list.map(({ faultCode, name }) => ({ value: faultCode, label: name }))}
              />
              {tip === undefined ? null : <Notice status>{`${t('tryFirst')} ${tip}`}</Notice>}
            </>
          )
        }}
      </StateView>
    </View>
  )
})

interface PartProps {
  repairing: Repairing
}

/** Where and when: another address shows other times. */
const WhenWhere = observer(function WhenWhere({ repairing }: PartProps) {
  const { form, address, windows, reload } = repairing
  const { id, error } = form.mark('where')
  const day = form.mark('day')
  return (
    <Card title={t('when')}>
      <Pressable
        id={id}
        className="ui__row ui__gap-2 ui__pad-y-1 ui__wide ui__left repair-place"
        role="link"
        onTap={() => void go('shippingAddress', { select: true })}
      >
        <Icon name="pin" size={20} color="ink-2" />
        <Stack grow gap={1}>
          <Text size={3} tone={address ? 'ink' : error ? 'sale' : 'ink-3'} tight>
            {address ? addressLine(address, currentLocale()) : (error ?? t('chooseAddress'))}
          </Text>
          {address ? (
            <Text size={2} tone="ink-3" tight>
              {`${address.receiver} ${maskPhone(address.phone)}`}
            </Text>
          ) : null}
        </Stack>
        <Icon name="right" size={14} color="disabled" />
      </Pressable>
      <View id={day.id} className="repair-when">
        {address ? (
          <StateView remote={{ ...windows, reload }} skeleton={<Skeleton of={['line 92%', 'line 92%', 'line 64%']} />}>
            {({ days }) =>
              days.length === 0 ? (
                <Text size={3} tone="ink-3">
                  {t('whenNone')}
                </Text>
              ) : (
                <WindowField
                  label={t('when')}
                  days={days}
                  chosen={form.values.from > 0 ? form.values : undefined}
                  error={day.error}
                  onChoose={(on, window, { from, to }) => form.change({ day: on, window, from, to })}
                />
              )
            }
          </StateView>
        ) : (
          <Text size={3} tone="ink-3">
            {t('whenFirst')}
          </Text>
        )}
      </View>
    </Card>
  )
})

/** What is known of the cost before anybody comes. */
const Costs = observer(function Costs({
  repairing: { sheet, basic, free, reload },
  kindCode
}: PartProps & { kindCode: string }) {
  return (
    <Card
      title={t('costs')}
      more={{ label: t('allFees'), onTap: () => void go('feesAndServices', { kindCode, work: 'REPAIR' }) }}
    >
      {sheet.status === 'failed' ? <RetryNote onRetry={() => void reload()} /> : null}
      <View className="repair-costs">
        {sheet.data ? (
          <AmountLines
            lines={[
              basic
                ? { label: basic.name, ...(free ? { note: t(free) } : {}), amount: free ? 0 : basic.fen }
                : { label: t('visit'), amount: t('onSite') },
              { label: t('parts'), amount: t(free ? 'partsFree' : 'partsNote') }
            ]}
          />
        ) : null}
      </View>
    </Card>
  )
})

/** Booking the repair of a piece of an order, in the order in which one thinks of it. */
export const RepairForm = observer(function RepairForm(props: { piece: OwnAppliance; reload: () => unknown }) {
  const { piece, reload } = props
  const repairing = useRepair(piece, reload)
  const { form, aboutFen } = repairing
  const { from, to } = form.values
  return (
    <FormScreen
      form={form}
      action={t('book')}
      title={t('title')}
      aside={
        <Stack>
          {from > 0 ? (
            <Text size={2} tone="ink-3" tight>
              {shownWindow({ from, to })}
            </Text>
          ) : null}
          <Text size={3} tone="ink" weight="bold" tight>
            {aboutFen === undefined ? t('onSite') : t('about', { amount: shownMoney(aboutFen) })}
          </Text>
        </Stack>
      }
    >
      <Card>
        <Piece piece={piece} />
        {piece.exchangeOpen ? (
          <View className="ui__above-3">
            <Notice
              tone="warm"
              icon="info"
              action={{
                label: t('toKinds'),
                onTap: () => go('chooseAfterSalesType', { orderCode: piece.orderCode })
              }}
            >
              {t('exchangeOpen')}
            </Notice>
          </View>
        ) : null}
      </Card>
      <Card>
        <Faults repairing={repairing} />
        <TextArea
          {...form.field('text')}
          label={t('describe')}
          placeholder={t('describeHint')}
          rows={2}
          maxLength={BILL_TEXT_LENGTH}
        />
        <UploadField
          {...form.field('files')}
          label={t('photos')}
          note={t('photosNote')}
          limits={shownFiles}
          upload={sendShown}
        />
      </Card>
      <WhenWhere repairing={repairing} />
      <Costs repairing={repairing} kindCode={piece.kindCode} />
    </FormScreen>
  )
})
