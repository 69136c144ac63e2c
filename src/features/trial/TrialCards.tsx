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
    <View className="trial-foot">
      <View className="trial-foot__words">
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
        kind={!isHighlighted ? 'outline' : filled ? 'filled' : 'tint'}
        label={`${actOf(trial)} ${trial.title}`}
        onTap={() => open(trial)}
      >
        {actOf(trial)}
      </Button>
    </View>
  )
})

/** The first of those that can be applied for: across the screen, with its picture large. */
export const LeadTrial = observer(function LeadTrial({ trial }: { trial: Trial }) {
  return (
    <View className="trial-card trial-card--lead" role="listitem">
      <Pressable className="trial-lead" role="link" onTap={() => open(trial)}>
        <View className="trial-lead__words">
          <Text className="trial-lead__free">{t('free')}</Text>
          <View className="trial-lead__title">{trial.title}</View>
          <View className="trial-lead__slogan">{trial.slogan}</View>
          <View className="trial-card__note">{t('worth', { amount: roundMoney(trial.worthFen) })}</View>
        </View>
        <View className="trial-lead__picture">
          <Picture src={trial.picture} alt="" fit="contain" eager />
        </View>
      </Pressable>
      <View className="trial-card__body">
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
      <View className="trial-card__body">
        <Pressable className="trial-goods" role="link" onTap={() => open(trial)}>
          <View className="trial-goods__picture">
            <Picture src={trial.picture} alt="" round />
          </View>
          <View className="trial-goods__words">
            <View className="trial-card__title">{trial.title}</View>
            <View className="trial-card__note">
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
    <View className={within ? 'trial-report' : 'trial-card trial-card__body'} role="listitem">
      <View className="trial-report__head">
        <View className="trial-report__who">
          <Text className="trial-report__name">{author || t('anonymous')}</Text>
          <Stars score={score} />
        </View>
        <Text className="trial-card__note">{shownDay(reportedAt)}</Text>
      </View>
      <View className="trial-report__text">{text}</View>
      {pictures.length === 0 ? null : (
        <View className="trial-report__pictures">
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
        </View>
      )}
      {within ? null : (
        <Pressable
          className="trial-report__goods"
          role="link"
          onTap={() => void go('productDetail', { spuCode, skuCode })}
        >
          <Tag kind="brand">{t('reportsTab')}</Tag>
          <Text className="trial-report__title">{t('tried', { title })}</Text>
          <Icon name="right" size={14} color="ink-3" />
        </Pressable>
      )}
    </View>
  )
})
