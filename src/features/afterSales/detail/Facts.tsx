import { View } from '@tarojs/components'
import type { CaseDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { Film } from '@/features/film'
import { talkWithShop } from '@/features/talk'
import { copyText } from '@/platform/clipboard'
import { go } from '@/routes'
import { Card, Cell, Picture, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Fact } from '@/ui/layout/FactList'
import { Timeline } from '@/ui/list/Timeline'
import { isKnownState } from '../rules'
import { kindWords } from '../words'
import { caseDetailWords as t } from './messages'
import './detail.scss'

type Event = CaseDetail['timeline'][number]
const actors = ['SHOPPER', 'SHOP', 'BRAND', 'TIME', 'PROVIDER'] as const

/** Who did what, and what was said with it. */
function eventWords({ by, state, note }: Event): string {
  const actor = actors.find((candidate) => candidate === by)
  const what = t(isKnownState(state) ? `at_${state}` : 'at_unknown')
  const noteText = note === undefined || note === '' ? '' : ` · ${note}`
  return `${actor === undefined ? '' : `${t(`by${actor}`)} `}${what}${noteText}`
}

/** Pictures in a row; a tap shows them large. */
const Pictures = observer(function Pictures({ urls }: { urls: readonly string[] }) {
  return (
    <Row gap={2} wrap above={2}>
      {urls.map((url, index) => (
        <Pressable
          key={index}
          className="case-picture"
          label={t('picture', { at: index + 1 })}
          onTap={() => void go('previewImage', { urls: [...urls], current: index })}
        >
          <Picture src={url} alt="" round />
        </Pressable>
      ))}
    </Row>
  )
})

/** All that happened, newest first. */
export const History = observer(function History({ afterSale }: { afterSale: CaseDetail }) {
  const allPictures = afterSale.timeline.flatMap(({ pictures }) => pictures)
  if (afterSale.timeline.length === 0) return null
  return (
    <Card title={t('timeline')}>
      <Timeline
        label={t('timeline')}
        events={afterSale.timeline.map((event, index) => ({
          key: `${event.at} ${index}`,
          text: eventWords(event),
          time: shownMinute(event.at)
        }))}
      />
      {allPictures.length > 0 ? <Pictures urls={allPictures} /> : null}
    </Card>
  )
})

/** What was applied for, in the shopper's words. */
export const Facts = observer(function Facts({ afterSale }: { afterSale: CaseDetail }) {
  const { caseCode, orderCode, shopCode } = afterSale
  return (
    <Card title={t('facts')}>
      <Fact
        label={t('code')}
        words={caseCode}
        action={{ words: t('copy'), label: `${t('copy')} ${caseCode}`, onTap: () => void copyText(caseCode) }}
      />
      <Fact label={t('kind')} words={kindWords(afterSale.kind)} />
      <Fact label={t('reason')} words={afterSale.reason} />
      <Fact label={t('text')} words={afterSale.text} />
      <Fact label={t('appliedAt')} words={shownMinute(afterSale.appliedAt)} />
      {afterSale.pictures.length > 0 ? <Pictures urls={afterSale.pictures} /> : null}
      {afterSale.video ? (
        <View className="ui__above-2">
          <Film {...afterSale.video} name={t('film')} />
        </View>
      ) : null}
      <View className="ui__above-2">
        <Cell icon="receipt" label={t('seeOrder')} onTap={() => void go('orderDetail', { orderCode })} />
        <Cell icon="headset" label={t('chat')} onTap={() => void talkWithShop(shopCode, { caseCode })} />
      </View>
    </Card>
  )
})
