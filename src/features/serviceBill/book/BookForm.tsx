import { Text as Plain, View } from '@tarojs/components'
import { BILL_TEXT_LENGTH, BILL_VIDEO, BILL_WORKS } from '@domain/aftersale/serviceBill'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Card, Field, Icon, RetryNote, Skeleton, StateView, TextArea } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { OptionList } from '@/ui/form/OptionList'
import { PickField } from '@/ui/form/PickField'
import { UploadField } from '@/ui/form/UploadField'
import { nineAndVideo } from '@/ui/form/uploads'
import { WindowField } from '@/ui/form/WindowField'
import { AmountLines } from '@/ui/layout/AmountLines'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { PictureRail } from '@/ui/list/PictureRail'
import { billWords as t } from '../messages'
import { workWords, yuan } from '../words'
import { LateWritten } from './LateWritten'
import { PlaceFields } from './PlaceFields'
import { OTHER } from './rules'
import { sendShown } from './send'
import { keyOfOwn, type BookingState } from './useBooking'
import './book.scss'

const shownFiles = nineAndVideo(BILL_VIDEO)

interface PartProps {
  booking: BookingState
}

/** Chooses a kind of appliance: by pictures, or by one line where the pictures above it mark «others» already. */
const KindField = observer(function KindField({ booking: { form, which, sheet, kindCode } }: PartProps) {
  const kinds = sheet.data?.kinds ?? []
  const choose = (key: string) => form.change({ which: OTHER, kindCode: key, faults: [] })
  if (which.list.length === 0)
    return (
      <View className="bill-rail">
        <PictureRail
          label={t('kind')}
          items={kinds.map(({ kindCode: key, name, picture }) => ({ key, name, picture }))}
          chosen={kindCode}
          onTap={choose}
        />
      </View>
    )
  return (
    <PickField label={t('kind')} value={kinds.find(({ kindCode: key }) => key === kindCode)?.name ?? ''}>
      {(close) => (
        <OptionList
          label={t('kind')}
          value={kindCode}
          options={kinds.map(({ kindCode: value, name }) => ({ value, label: name }))}
          onChoose={(key) => {
            choose(key)
            close()
          }}
        />
      )}
    </PickField>
  )
})

/** One's own appliances and what else there is a service for; with the warranty of the chosen one. */
const Which = observer(function Which({ booking }: PartProps) {
  const { form, which, sheet, reload } = booking
  const { list, chosen, own } = which
  const kinds = sheet.data?.kinds ?? []
  const isOther = !chosen
  const warranty = chosen?.warranty
  const kindName = (code: string) => kinds.find(({ kindCode: key }) => key === code)?.name
  return (
    <Card title={t('which')}>
      {own.status === 'failed' ? <RetryNote onRetry={() => void reload()} /> : null}
      {list.length > 0 ? (
        <View className="bill-rail">
          <PictureRail
            label={t('ownOnes')}
            items={[
              ...list.map((appliance) => ({
                key: keyOfOwn(appliance),
                name: `${kindName(appliance.kindCode) ?? appliance.name} ${appliance.model}`,
                picture: appliance.picture,
                mark: appliance.billId ? t('repairing') : undefined
              })),
              { key: OTHER, name: t('others'), picture: undefined }
            ]}
            chosen={chosen ? keyOfOwn(chosen) : OTHER}
            onTap={(key) => form.change({ which: key, faults: [] })}
          />
        </View>
      ) : null}
      {isOther ? (
        <>
          <KindField booking={booking} />
          <Field
            label={t('model')}
            value={form.values.model}
            placeholder={t('modelHint')}
            maxLength={60}
            onChange={(model) => form.change({ model })}
          />
        </>
      ) : null}
      {chosen ? (
        <Row gap={2} above={2}>
          <Icon name="shield" size={18} color={warranty?.holds ? 'ok' : 'ink-3'} />
          <Text size={2} tone={warranty?.holds ? 'ok' : 'ink-3'} grow>
            {warranty
              ? warranty.holds
                ? t('until', { day: shownDay(warranty.until - 1) })
                : t('over')
              : t('startsLater')}
          </Text>
        </Row>
      ) : null}
      <ChoiceField
        label={t('work')}
        value={form.values.work}
        options={BILL_WORKS.map((work) => ({ value: work, label: workWords(work) }))}
        onChange={(work) => (work === '' ? undefined : form.change({ work, faults: [] }))}
      />
    </Card>
  )
})

/** Chips of what can be wrong; what to try first stands below the chosen one. */
const Faults = observer(function Faults({ booking: { form, faults: remote, reload } }: PartProps) {
  const { faults } = form.values
  return (
    <StateView remote={{ ...remote, reload }} skeleton={<Skeleton of={['line', 'line 60%', 'short']} />}>
      {({ list }) => {
        const last = list.find(({ faultCode }) => faultCode === faults.at(-1))
        return (
          <>
            <ChoiceField
              {...form.field('faults')}
              label={t('wrong')}
              note={t('several')}
              several
              options={list.map(({ faultCode, name }) => ({ value: faultCode, label: name }))}
            />
            {last ? (
              <Text size={2} tone="ink-2" loose above={2} className="bill-tip">
                <Plain>{`${t('tryFirst')} · ${last.tip}`}</Plain>
              </Text>
            ) : null}
          </>
        )
      }}
    </StateView>
  )
})

const What = observer(function What({ booking }: PartProps) {
  const { form } = booking
  return (
    <Card>
      {form.values.work === 'REPAIR' ? (
        <View className="bill-faults">
          <Faults booking={booking} />
        </View>
      ) : null}
      <TextArea
        label={t('describe')}
        value={form.values.text}
        placeholder={t('describeHint')}
        rows={2}
        maxLength={BILL_TEXT_LENGTH}
        onChange={(text) => form.change({ text })}
      />
      {stores.session.loggedIn ? (
        <UploadField
          label={t('photos')}
          note={t('photosNote')}
          value={form.values.files}
          error={form.mark('files').error}
          onChange={(files) => form.change({ files })}
          limits={shownFiles}
          upload={sendShown}
        />
      ) : null}
    </Card>
  )
})

/** The windows of the chosen place. */
const When = observer(function When({ booking: { form, where, windows: remote, reload } }: PartProps) {
  const { districtCode } = where
  const { error, id } = form.mark('day')
  return (
    <Card title={t('when')}>
      <View id={id} className={districtCode === '' ? undefined : 'bill-when'}>
        {districtCode === '' ? (
          <Text size={3} tone={error ? 'sale' : 'ink-3'}>
            {t('whenFirst')}
          </Text>
        ) : (
          <StateView remote={{ ...remote, reload }} skeleton={<Skeleton shape="form" count={4} />}>
            {({ days }) =>
              days.length === 0 ? (
                <Text size={3} tone="ink-3">
                  {t('whenNone')}
                </Text>
              ) : (
                <WindowField
                  label={t('when')}
                  error={error}
                  days={days}
                  chosen={form.values.from > 0 ? form.values : undefined}
                  onChoose={(day, window, { from, to }) => form.change({ day, window, from, to })}
                />
              )
            }
          </StateView>
        )}
      </View>
    </Card>
  )
})

/** What is known of the cost before anybody comes. */
const Costs = observer(function Costs({ booking: { basic, free, kindCode, form } }: PartProps) {
  const { work } = form.values
  return (
    <Card
      title={t('costs')}
      more={{
        label: t('allFees'),
        onTap: () => void go('feesAndServices', kindCode === '' ? { work } : { kindCode, work })
      }}
    >
      <AmountLines
        lines={[
          basic
            ? {
                label: basic.name,
                ...(free ? { note: t(free) } : basic.note === '' ? {} : { note: basic.note }),
                amount: free ? 0 : basic.fen
              }
            : { label: workWords(work), amount: t('noFee') },
          { label: t('parts'), amount: free ? t('costFree') : t('partsNote') }
        ]}
      />
    </Card>
  )
})

/** A request in the order in which one thinks of it: which, what, where, when, and what it costs. */
export const BookForm = observer(function BookForm({ booking }: PartProps) {
  return (
    <>
      <Which booking={booking} />
      <What booking={booking} />
      <PlaceFields booking={booking} />
      <When booking={booking} />
      <Costs booking={booking} />
      {stores.session.loggedIn ? null : (
        <Card>
          <LateWritten part="phone" booking={booking} />
        </Card>
      )}
    </>
  )
})

/** What is chosen, beside the button. */
export const BookSum = observer(function BookSum({ booking: { aboutFen } }: PartProps) {
  return <Text tone="ink">{t('about', { amount: yuan(aboutFen) })}</Text>
})
