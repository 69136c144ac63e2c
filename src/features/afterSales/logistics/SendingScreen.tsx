import { Text as Words, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { ScanButton } from '@/features/scan'
import { formatClock } from '@/lib/dates'
import { shownMinute } from '@/stores/times'
import { Card, classes, Field, Icon, Pressable, Price, Skeleton } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { FormScreen } from '@/ui/form/FormScreen'
import { UploadField } from '@/ui/form/UploadField'
import { Row, Stack } from '@/ui/layout/Box'
import { Fact } from '@/ui/layout/FactList'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { CaseGoods } from '../CaseGoods'
import { ReturnTo } from '../ReturnTo'
import { dayWords, leftWords, yuan } from '../words'
import { Carriers } from './Carriers'
import { logisticsWords as t } from './messages'
import { parcelFiles, slotsOf, type By, type Shipping } from './rules'
import { sendPicture, useSending, type SendingForm, useCarriers } from './useShipping'
import './logistics.scss'

export const SendingSkeleton = () => (
  <Skeleton
    of={[
      ['.ui-card lines', 'line 28%', 'line 92%', 'line 64%'],
      ['.ui-card lines', 'line 92%', 'line 28%', 'line 92%', 'line 64%'],
      ['.ui-card lines', 'line 28%', ['row row--gap', 'thumb', ['lines', 'line 92%', 'line 48%']]]
    ]}
  />
)

const ways: readonly By[] = ['NUMBER', 'PICKUP']

/** What each way costs, in words. */
function costWords(shipping: Shipping, by: By): string {
  const { postageLimitFen, pickUpFen, days } = shipping
  if (by === 'NUMBER') {
    return postageLimitFen > 0 ? t('NUMBERNote', { amount: yuan(postageLimitFen) }) : t('NUMBEROwn')
  }
  if (days.length === 0) return t('PICKUPNone')
  return pickUpFen > 0 ? t('PICKUPFee', { amount: yuan(pickUpFen) }) : t('PICKUPFree')
}

/** How it goes back: by one's own number, or fetched. */
const Ways = observer(function Ways({ shipping, form }: { shipping: Shipping; form: SendingForm }) {
  return (
    <Row align="stretch" gap={1} pad={1} className="sending-ways" role="radiogroup" label={t('by')}>
      {ways.map((by) => (
        <Pressable
          key={by}
          role="radio"
          checked={form.values.by === by}
          disabled={by === 'PICKUP' && shipping.days.length === 0}
          className={classes(
            'ui__stack ui__align-center ui__justify-center ui__hit ui__shrinks ui__center sending-ways__one',
            form.values.by === by && 'sending-ways__one--chosen'
          )}
          onTap={() => form.change({ by })}
        >
          <Words className="ui__size-3">{t(by)}</Words>
          <Words className="sending-ways__note">{costWords(shipping, by)}</Words>
        </Pressable>
      ))}
    </Row>
  )
})

interface ByNumberProps {
  shipping: Shipping
  form: SendingForm
  carriers: ReturnType<typeof useCarriers>
}

/** The number, typed or scanned, and its carrier. */
const ByNumber = observer(function ByNumber({ shipping, form, carriers }: ByNumberProps) {
  const { postageLimitFen } = shipping
  return (
    <View>
      <Field
        {...form.field('number')}
        label={t('number')}
        required
        placeholder={t('numberHint')}
        maxLength={50}
        suffix={
          <ScanButton className="sending-scan" label={t('scan')} use="PARCEL">
            <Icon name="scan" size={18} color="action" />
            <Words>{t('scan')}</Words>
          </ScanButton>
        }
      />
      <Carriers form={form} remote={carriers} />
      {postageLimitFen > 0 ? (
        <Field
          {...form.field('postage')}
          label={t('postage')}
          placeholder={t('postageHint')}
          note={t('postageNote', { amount: yuan(postageLimitFen) })}
          maxLength={7}
        />
      ) : null}
    </View>
  )
})

/** The amount that follows, beside the button. */
const Sum = observer(function Sum({ fen }: { fen: number }) {
  return (
    <Stack className="ui__fixed">
      <Text size={2} tone="ink-3">
        {t('amount')}
      </Text>
      <Price fen={fen} size="l" />
    </Stack>
  )
})

/** Sending goods back: where to, how, what goes into the box, and what shows it. */
export const SendingScreen = observer(function SendingScreen(props: { shipping: Shipping; by: By | undefined }) {
  const { shipping } = props
  const { form, submit } = useSending(shipping, props.by)
  const { dueAt, rows, caseCode, refundFen } = shipping
  const leftMs = dueAt === undefined ? 0 : dueAt - serverNow()
  const picks = form.values.by === 'PICKUP'
  // held here, as its list comes and goes with the way that is chosen
  const carriers = useCarriers(form.values.number)
  return (
    <FormScreen
      form={{ submit }}
      action={t(picks ? 'submitPICKUP' : 'submit')}
      aside={refundFen > 0 ? <Sum fen={refundFen} /> : undefined}
    >
      {dueAt !== undefined && leftMs > 0 ? (
        <Notice tone="warm" icon="clock" className="sending-due">
          {t('left', { left: leftWords(leftMs), time: shownMinute(dueAt) })}
        </Notice>
      ) : null}
      <ReturnTo place={shipping.returnTo} caseCode={caseCode} gift={rows.some(({ gift }) => gift)} />
      <Card>
        <Ways shipping={shipping} form={form} />
        {picks ? (
          <ChoiceField
            {...form.field('slot')}
            label={t('window')}
            required
            options={slotsOf(shipping).map(({ value, from, to }) => ({
              value,
              label: t('windowOf', { day: dayWords(from), from: formatClock(from), to: formatClock(to) })
            }))}
          />
        ) : (
          <ByNumber shipping={shipping} form={form} carriers={carriers} />
        )}
        <Row above={2}>
          <View className="ui__grow">
            <Fact label={t('phone')} words={shipping.phone} />
          </View>
        </Row>
      </Card>
      <Card title={t('box')}>
        <CaseGoods rows={rows} />
      </Card>
      <Card>
        <UploadField
          {...form.field('files')}
          label={t('files')}
          note={t('filesNote')}
          limits={parcelFiles}
          upload={sendPicture}
        />
      </Card>
    </FormScreen>
  )
})
