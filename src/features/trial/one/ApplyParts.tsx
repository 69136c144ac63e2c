import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { REPORT_MS, TRIAL_REASON, TRIAL_REPORT } from '@domain/activity/trial'
import { DAY_MS } from '@domain/spans'
import { observer } from 'mobx-react-lite'
import { Card, Checkbox, Chip, TextArea } from '@/ui'
import { FactList } from '@/ui/layout/FactList'
import { oneWords as t } from './messages'
import type { Applying } from './useTrial'
import '../trial.scss'

const hints = ['hintPets', 'hintChild', 'hintElder', 'hintDaily', 'hintSmall'] as const

/** A hint is written into the text, once. */
const withHint = (text: string, hint: string): string => (text === '' ? `${hint} ` : `${text.trimEnd()} ${hint} `)

/** Why somebody wants to try it. */
export const Reason = observer(function Reason({ form }: { form: Applying }) {
  const { value } = form.field('text')
  return (
    <Card title={t('why')}>
      <Row align="stretch" wrap below={1} className="trial-hints">
        {hints.map((hint) => {
          const words = t(hint)
          const isIncluded = value.includes(words)
          return (
            <Chip
              key={hint}
              selected={isIncluded}
              onTap={() => {
                if (!isIncluded) form.change({ text: withHint(value, words) })
              }}
            >
              {words}
            </Chip>
          )
        })}
      </Row>
      <TextArea
        {...form.field('text')}
        label={t('text')}
        className="trial-reason"
        bare
        placeholder={t('textHint')}
        maxLength={TRIAL_REASON.most}
        rows={4}
        note={t('whyNote')}
      />
    </Card>
  )
})

const Promised = ({ figure, unit, note }: { figure: number; unit: string; note: string }) => (
  <View className="ui__shrinks ui__center trial-figure">
    <View className="ui__size-3 ui__tone-ink ui__bold trial-figure__value">
      {figure}
      <Text className="ui__size-2 ui__normal">{` ${unit}`}</Text>
    </View>
    <View className="ui__size-1 ui__tone-ink-3 trial-figure__name">{note}</View>
  </View>
)

/** What is promised for a piece. */
export const PromiseCard = observer(function PromiseCard({ form }: { form: Applying }) {
  const agreement = form.field('agreed')
  return (
    <Card title={t('promise')}>
      <Row align="stretch" padY={2} className="trial-figures">
        <Promised figure={REPORT_MS / DAY_MS} unit={t('promiseDays')} note={t('promiseDaysNote')} />
        <Promised figure={TRIAL_REPORT.least} unit={t('promiseWords')} note={t('promiseWordsNote')} />
        <Promised figure={TRIAL_REPORT.pictures} unit={t('promisePictures')} note={t('promisePicturesNote')} />
      </Row>
      <View id={agreement.id} className="ui__above-2">
        <Checkbox checked={agreement.value} onChange={agreement.onChange} label={t('agree')} />
        {agreement.error === undefined ? null : (
          <View className="ui__size-2 ui__tone-sale" role="alert">
            {agreement.error}
          </View>
        )}
      </View>
    </Card>
  )
})

/** What comes after the draw. */
export const Afterwards = observer(function Afterwards() {
  return (
    <Card title={t('then')}>
      <FactList
        facts={[
          { label: t('thenWon'), words: t('thenWonNote') },
          { label: t('thenWaiting'), words: t('thenWaitingNote') },
          { label: t('thenMissed'), words: t('thenMissedNote') }
        ]}
      />
    </Card>
  )
})
