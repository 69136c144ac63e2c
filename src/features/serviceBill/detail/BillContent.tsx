import { View } from '@tarojs/components'
import type { ServiceBill } from '@contract'
import { BILL_REVIEW_POINTS, BILL_TEXT_LENGTH } from '@domain/aftersale/serviceBill'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { shownDay, shownMinute, shownWindow, shownWritten } from '@/stores/times'
import { Film } from '@/features/film'
import { copyText } from '@/platform/clipboard'
import { callPhone } from '@/platform/phone'
import { stores } from '@/stores'
import { Button, Card, Icon, Picture, Tag, TextArea } from '@/ui'
import { StarField } from '@/ui/form/StarField'
import { AmountLines, type AmountLine } from '@/ui/layout/AmountLines'
import { Row, Stack } from '@/ui/layout/Box'
import { Fact } from '@/ui/layout/FactList'
import { Text } from '@/ui/layout/Text'
import { Timeline } from '@/ui/list/Timeline'
import { Steps } from '../card/Steps'
import { billWords as t } from '../messages'
import { applianceWords, freeWords, sayBill, workWords } from '../words'
import type { BillActs } from './useBill'
import './detail.scss'

interface PartProps {
  bill: ServiceBill
}

/** Where it stands, as the largest words of the screen, and how far it is. */
const Head = ({ bill }: PartProps) => (
  <Card>
    <Text size={5} weight="bold" tone="ink" heading={2}>
      {/* hours are never broken */}
      {sayBill(bill).replace('–', '\u2060–\u2060')}
    </Text>
    {bill.window && ['ON_THE_WAY', 'WORKING', 'WAIT_CONFIRM'].includes(bill.state) ? (
      <Text size={2} tone="ink-3" above={1}>
        {shownWindow(bill.window)}
      </Text>
    ) : null}
    <Steps state={bill.state} />
    <Engineer bill={bill} />
  </Card>
)

/** Who comes, how to reach them, and the code that they say at the door. */
const Engineer = ({ bill: { engineer, doorCode } }: PartProps) =>
  engineer ? (
    <View className="ui__above-3 ui__pad-top-3 bill-engineer">
      <Row gap={3}>
        <View className="ui__row ui__justify-center bill-engineer__face" aria-hidden>
          <Icon name="wrench" size={22} color="brand" />
        </View>
        <View className="ui__grow">
          <Text size={4} weight="bold" tone="ink">
            {engineer.name}
          </Text>
          <Text size={2} tone="ink-3">
            {t('engineerNote')}
          </Text>
        </View>
        <Button size="s" kind="tint" onTap={() => void callPhone(engineer.phone)}>
          {t('call')}
        </Button>
      </Row>
      {doorCode ? (
        <Row gap={2} wrap className="bill-door">
          <Icon name="shield" size={18} color="ok" />
          <Text size={2} tone="ok" grow>
            {t('door')}
          </Text>
          <Text size={5} weight="bold" tone="ok" figures className="bill-door__code">
            {doorCode}
          </Text>
        </Row>
      ) : null}
    </View>
  ) : null

/** Pictures side by side; nothing where there are none. */
const Pictures = ({ urls }: { urls: readonly string[] }) =>
  urls.length === 0 ? null : (
    <Row align="stretch" gap={2} wrap above={2}>
      {urls.map((src, index) => (
        <View key={`${index} ${src}`} className="bill-pictures__one">
          <Picture src={src} alt="" round />
        </View>
      ))}
    </Row>
  )

/** The appliance, and what was said of it. */
const About = ({ bill }: PartProps) => {
  const { appliance, faults, text, pictures, video, lines, warrantyUntil, address, billNo, createdAt } = bill
  const isFree = lines.some(({ free }) => free === 'WARRANTY')
  return (
    <Card>
      <Row gap={3} align="start">
        <View className="bill-about__picture">
          <Picture src={appliance.picture} alt="" round fit="contain" eager />
        </View>
        <View className="ui__grow">
          <Text size={4} weight="bold" tone="ink">
            {applianceWords(appliance)}
          </Text>
          <Text size={2} tone="ink-3" above={1}>
            {[workWords(bill.work), ...faults].join(' · ')}
          </Text>
          {warrantyUntil ? (
            <Text size={2} tone="ink-3" above={1}>
              {t('warrantyUntil', { day: shownWritten(warrantyUntil) })}
            </Text>
          ) : null}
          {isFree ? (
            <View className="ui__above-1">
              <Tag kind="ok">{t('inWarranty')}</Tag>
            </View>
          ) : null}
        </View>
      </Row>
      <Stack above={2}>
        <Fact
          label={t('number')}
          words={billNo}
          action={
            billNo
              ? { words: t('copy'), label: t('copyNo', { no: billNo }), onTap: () => void copyText(billNo) }
              : undefined
          }
        />
        <Fact label={t('said')} words={text} />
        <Fact
          label={t('address')}
          words={address && `${address.receiver} ${address.phone} ${address.regionName} ${address.detail}`}
        />
        <Fact label={t('bookedAt')} words={shownMinute(createdAt)} />
      </Stack>
      <Pictures urls={pictures} />
      {video ? (
        <View className="ui__above-2">
          <Film {...video} name={applianceWords(appliance)} />
        </View>
      ) : null}
    </Card>
  )
}

const toAmount = ({ name, fen, count, free }: ServiceBill['lines'][number]): AmountLine => ({
  label: count > 1 ? `${name} ×${count}` : name,
  ...(free ? { note: freeWords(free) } : {}),
  amount: free ? 0 : fen * count
})

/** What it costs: the quote that waits or was agreed to, else what is known. */
const Cost = ({ bill: { quote, lines, totalFen, dueFen, state } }: PartProps) => {
  const openQuote = quote && quote.agreed !== false ? quote : undefined
  const shownLines = openQuote?.lines ?? lines
  if (shownLines.length === 0 || state === 'CANCELLED') return null
  const isPaid = quote?.agreed === true && dueFen === 0 && quote.totalFen > 0
  const sum = openQuote?.totalFen ?? totalFen
  const word = isPaid ? 'paid' : openQuote ? 'youPay' : 'estimate'
  return (
    <Card title={t(state === 'WAIT_CONFIRM' ? 'quote' : 'cost')}>
      <Stack gap={2}>
        <Text size={2} tone="ink-3">
          {t(state === 'WAIT_CONFIRM' ? 'quoteNote' : 'costNote')}
        </Text>
        <AmountLines lines={[...shownLines.map(toAmount), { label: t(word), amount: sum, sum: true }]} />
      </Stack>
    </Card>
  )
}

/** Stars and words once it is done; then what was said. */
const Review = observer(function Review({ bill, acts }: PartProps & { acts: BillActs }) {
  const [score, setScore] = useState(0)
  const [text, setText] = useState('')
  const { review, state, source } = bill
  if (review) {
    return (
      <Card title={t('reviewed')}>
        <Text tone="ink">{`${'★'.repeat(review.score)} ${review.text}`}</Text>
      </Card>
    )
  }
  if (state !== 'DONE' || source === 'BRAND' || !stores.session.loggedIn) return null
  return (
    <Card title={t('review')}>
      <Text size={2} tone="ink-3">
        {t('reviewNote', { points: BILL_REVIEW_POINTS })}
      </Text>
      <StarField label={t('review')} value={score} onChange={setScore} />
      {score > 0 ? (
        <>
          <TextArea label={t('reviewText')} value={text} rows={2} maxLength={BILL_TEXT_LENGTH} onChange={setText} />
          <Button block onTap={() => acts.review(bill, score, text)}>
            {t('reviewSend')}
          </Button>
        </>
      ) : null}
    </Card>
  )
})

/** What the engineer took pictures of, newest first. */
const Shown = ({ tracks }: Pick<ServiceBill, 'tracks'>) => {
  const urls = tracks.flatMap(({ pictures = [] }) => pictures)
  return urls.length === 0 ? null : (
    <>
      <Text size={2} tone="ink-3" above={2}>
        {t('shown')}
      </Text>
      <Pictures urls={urls} />
    </>
  )
}

/** All that is known of a bill. */
export const BillContent = observer(function BillContent({ bill, acts }: PartProps & { acts: BillActs }) {
  const { tracks, freeAgainUntil } = bill
  return (
    <View className="bill-detail">
      <Head bill={bill} />
      {bill.state === 'WAIT_CONFIRM' ? <Cost bill={bill} /> : null}
      <About bill={bill} />
      {tracks.length === 0 ? null : (
        <View>
          <Card title={t('progress')}>
            <Timeline
              label={t('progress')}
              events={tracks.map(({ at: time, text }, index) => ({
                key: `${time} ${index}`,
                text,
                time: shownMinute(time)
              }))}
            />
            <Shown tracks={tracks} />
          </Card>
        </View>
      )}
      {bill.state === 'WAIT_CONFIRM' ? null : <Cost bill={bill} />}
      <Review bill={bill} acts={acts} />
      {freeAgainUntil ? (
        <Text size={2} tone="ok" className="bill-detail__again">
          {t('freeAgain', { day: shownDay(freeAgainUntil) })}
        </Text>
      ) : null}
    </View>
  )
})
