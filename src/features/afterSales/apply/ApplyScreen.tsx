import { View } from '@tarojs/components'
import type { CaseDetail, CaseKind } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Icon, Pressable, Skeleton, TextArea, classes } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { FormScreen } from '@/ui/form/FormScreen'
import { UploadField } from '@/ui/form/UploadField'
import { Row } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { kindIcon, kindWords } from '../words'
import { ApplyAmount, ApplySum } from './Amount'
import { ApplyGifts } from './Gifts'
import { ApplyGoods } from './Goods'
import { applyWords as t } from './messages'
import { kindsOf, longestText, reasonsOf, shownFiles, versionsFor, type Offer } from './rules'
import { sendShown, useApply } from './useApply'
import { LateVersions } from './late'
import './apply.scss'

export const ApplySkeleton = () => (
  <Skeleton
    of={[
      ['.ui-card lines', 'line 28%', ['row row--gap', 'thumb', ['lines', 'line 92%', 'line 48%']]],
      ['.ui-card lines', 'line 28%', 'line 92%', 'line 92%', 'line 64%'],
      ['.ui-card lines', 'line 92%', 'line 92%', 'line 92%']
    ]}
  />
)

/** The kinds that fit, the chosen one marked; another begins a form of its own. */
const Kinds = observer(function Kinds({ offer, kind }: { offer: Offer; kind: CaseKind }) {
  const kinds = kindsOf(offer)
  if (kinds.length < 2) return null
  return (
    <Row align="stretch" gap={2} className="apply-kinds" role="radiogroup" label={t('kinds')}>
      {kinds.map((caseKind) => (
        <Pressable
          key={caseKind}
          role="radio"
          checked={caseKind === kind}
          className={classes(
            'ui__stack ui__gap-1 ui__align-center ui__shrinks ui__center apply-kinds__one',
            caseKind === kind && 'apply-kinds__one--chosen'
          )}
          onTap={() => void go('applyAfterSales', { orderCode: offer.orderCode, kind: caseKind }, { replace: true })}
        >
          <Icon name={kindIcon(caseKind)} size={22} />
          <Text size={3} weight="medium" tight>
            {kindWords(caseKind)}
          </Text>
        </Pressable>
      ))}
    </Row>
  )
})

export interface ApplyProps {
  offer: Offer
  kind: CaseKind
  position: number | undefined
  edited: CaseDetail | undefined
}

/** Applying: what of the order, why, what shows it, and what goes back, to the fen. */
export const ApplyScreen = observer(function ApplyScreen({ offer, kind, position, edited }: ApplyProps) {
  const applying = useApply({ offer, kind, position, edited })
  const { form, gifts, awaitsGifts, estimate, isAsked, submit } = applying
  const cancels = estimate.data?.cancels === true
  const { orderCode } = offer
  const isSame = versionsFor(offer, kind, form.values, edited).some(
    ({ skuCode, same }) => same && skuCode === form.values.skuCode
  )
  const action = cancels ? 'toCancel' : edited ? 'change' : 'submit'
  const hasBegun = form.values.text !== '' || form.values.files.length > 0
  return (
    <FormScreen
      form={{ submit: cancels ? async () => void (await go('orderDetail', { orderCode })) : submit }}
      action={t(action)}
      aside={<ApplySum estimate={estimate} kind={kind} />}
    >
      {edited ? null : <Kinds offer={offer} kind={kind} />}
      {cancels ? (
        <View className="apply-notice">
          <Notice tone="warm" icon="info">
            {t('cancels')}
          </Notice>
        </View>
      ) : null}
      <ApplyGoods offer={offer} kind={kind} edited={edited} form={form} />
      {kind === 'EXCHANGE' ? <LateVersions offer={offer} edited={edited} form={form} /> : null}
      <ApplyGifts gifts={gifts} awaitsGifts={awaitsGifts} form={form} />
      <Card title={t('why')}>
        <ChoiceField
          {...form.field('reasonCode')}
          label={t('reason')}
          required
          options={reasonsOf(offer, kind).map(({ reasonCode, text }) => ({ value: reasonCode, label: text }))}
        />
        <TextArea
          {...form.field('text')}
          label={t('text')}
          bare
          rows={3}
          placeholder={t('textHint')}
          maxLength={longestText}
          note={hasBegun && !edited ? t('draftKept') : undefined}
        />
        <UploadField
          {...form.field('files')}
          label={t('files')}
          note={t('filesNote')}
          limits={shownFiles}
          upload={sendShown}
        />
      </Card>
      <ApplyAmount estimate={estimate} isAsked={isAsked} kind={kind} isSame={isSame} />
    </FormScreen>
  )
})
