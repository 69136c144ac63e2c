import { Text, View } from '@tarojs/components'
import type { Trial, TrialReport } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { dotted } from '@/lib/dots'
import { go } from '@/routes'
import { shownDay } from '@/stores/times'
import { Button, classes, Icon, Picture, Pressable, Tag } from '@/ui'
import { Stars } from '@/ui/list/Stars'
import { trialWords as t } from './messages'
import { roundMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { gonePercent, lookOf } from './rules'
import { actOf, standingOf } from './standing'
import { TrialFigures } from './TrialFigures'
import './trial.scss'

/** Pictures in a row; all of them are behind a tap. */
const most = 3

const open = ({ trialCode }: Pick<Trial, 'trialCode'>) => void go('productTrial', { trialCode })

/** What is said of it, and what to do about it. */
const Foot = observer(function Foot({ trial, filled }: { trial: Trial; filled?: boolean }) {
  const { words, tone, icon } = standingOf(trial)
  const isHighlighted = lookOf(trial) === 'OPEN' || tone === 'warm'
  return (
    <Row above={3}>
      <View className="ui__after-3 ui__grow">
        <View className={classes('trial-standing', `trial-standing--${tone}`)}>
          <Icon name={icon} size={16} />
          <Text>{words}</Text>
        </View>
        {filled ? (
          <View className="trial-way" aria-hidden>
            <View className="trial-way__gone" style={{ width: `${gonePercent(trial, serverNow())}%` }} />
          </View>
        ) : null}
      </View>
      <Button
        kind={!isHighlighted ? 'outline' : filled || tone === 'warm' ? 'filled' : 'tint'}
        label={`${actOf(trial)} ${trial.title}`}
        onTap={() => open(trial)}
      >
        {actOf(trial)}
      </Button>
    </Row>
  )
})

/** The first of those that can be applied for: across the screen, with its picture large. */
export const LeadTrial = observer(function LeadTrial({ trial }: { trial: Trial }) {
  return (
    <View className="trial-card trial-card--lead" role="listitem">
      <Pressable className="ui__row ui__wide trial-lead" role="link" onTap={() => open(trial)}>
        <View className="ui__grow trial-lead__words">
          <Text className="ui__size-2 ui__tone-white trial-lead__free">{t('free')}</Text>
          <View className="trial-lead__title">{trial.title}</View>
          <View className="ui__size-3 ui__tone-ink-2 ui__above-1 ui__tight ui__lines-2">{trial.slogan}</View>
          <View className="ui__size-2 ui__tone-ink-3 ui__lines-2 trial-card__note">
            {t('worth', { amount: roundMoney(trial.worthFen) })}
          </View>
        </View>
        <View className="trial-lead__picture">
          <Picture src={trial.picture} alt="" fit="contain" round eager />
        </View>
      </Pressable>
      <View className="ui__pad-3">
        <TrialFigures trial={trial} exact />
        <Foot trial={trial} filled />
      </View>
    </View>
  )
})

/** A trial in a row. */
export const TrialCard = observer(function TrialCard({ trial }: { trial: Trial }) {
  return (
    <View className="trial-card" role="listitem">
      <View className="ui__pad-3">
        <Pressable className="ui__row ui__align-start ui__wide trial-goods" role="link" onTap={() => open(trial)}>
          <View className="trial-goods__picture">
            <Picture src={trial.picture} alt="" round />
          </View>
          <View className="ui__grow">
            <View className="ui__size-4 ui__tone-ink ui__bold ui__lines-2 trial-card__title">{trial.title}</View>
            <View className="ui__size-2 ui__tone-ink-3 ui__lines-2 trial-card__note">
              {dotted([t('worth', { amount: roundMoney(trial.worthFen) }), trial.slogan])}
            </View>
            <TrialFigures trial={trial} />
          </View>
        </Pressable>
        <Foot trial={trial} />
      </View>
    </View>
  )
})

/** What somebody says of what they tried. */
export const ReportCard = observer(function ReportCard({ report, within }: { report: TrialReport; within?: boolean }) {
  const { author, score, text, pictures, reportedAt, title, spuCode, skuCode } = report
  return (
    <View className={within ? 'trial-report' : 'ui__pad-3 trial-card'} role="listitem">
      <View className="ui__row">
        <View className="ui__row ui__grow">
          <Text className="ui__size-3 ui__tone-ink ui__bold ui__after-2">{author || t('anonymous')}</Text>
          <Stars score={score} />
        </View>
        <Text className="ui__size-2 ui__tone-ink-3 ui__lines-2 trial-card__note">{shownDay(reportedAt)}</Text>
      </View>
      <View className="ui__size-3 ui__tone-ink-2 ui__above-2 trial-report__text">{text}</View>
      {pictures.length === 0 ? null : (
        <Row align="stretch" above={2}>
          {pictures.slice(0, most).map((picture, index) => (
            // the same picture may be there twice
            <Pressable
              key={index}
              className="trial-report__picture"
              label={t('openPicture', { index: index + 1 })}
              onTap={() => void go('previewImage', { urls: pictures, current: index })}
            >
              <Picture src={picture} alt="" round />
            </Pressable>
          ))}
        </Row>
      )}
      {within ? null : (
        <Pressable
          className="ui__row ui__hit ui__wide trial-report__goods"
          role="link"
          onTap={() => void go('productDetail', { spuCode, skuCode })}
        >
          <Tag kind="brand">{t('reportsTab')}</Tag>
          <Text className="ui__size-2 ui__tone-ink-3 ui__before-2 ui__lines-2 ui__grow">{t('tried', { title })}</Text>
          <Icon name="right" size={14} color="ink-3" />
        </Pressable>
      )}
    </View>
  )
})
