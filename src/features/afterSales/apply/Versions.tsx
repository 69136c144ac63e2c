import type { CaseDetail, ExchangeVersion } from '@contract'
import { observer } from 'mobx-react-lite'
import { dotted, listed } from '@/lib/dots'
import { Card } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { Notice } from '@/ui/layout/Notice'
import { yuan } from '../words'
import { applyWords as t } from './messages'
import { versionsFor, type Offer } from './rules'
import type { Applying } from './useApply'

const noteOf = ({ state, same, priceFen }: ExchangeVersion): string => {
  const price = t('versionPrice', { amount: yuan(priceFen) })
  if (state === 'DEARER') return t('dearer', { amount: yuan(priceFen) })
  if (state === 'NO_STOCK') return dotted([price, t('noStock')])
  return same ? t('same') : price
}

/** What it is exchanged for: the same version, or another of the product that is not dearer; the others with why. */
export const ApplyVersions = observer(function ApplyVersions(props: {
  offer: Offer
  edited: CaseDetail | undefined
  form: Applying['form']
}) {
  const { offer, edited, form } = props
  const versions = versionsFor(offer, 'EXCHANGE', form.values, edited)
  const isChosen = Object.keys(form.values.pieces).length > 0
  const hasDearer = versions.some(({ state }) => state === 'DEARER')
  const isNone = isChosen && versions.every(({ state }) => state !== 'OPEN')
  return (
    <Card title={t('versions')}>
      <ChoiceField
        {...form.field('skuCode')}
        label={t('version')}
        look="list"
        required
        options={versions.map((version) => ({
          value: version.skuCode,
          label: version.specs.length === 0 ? t('onlyVersion') : listed(version.specs),
          note: noteOf(version),
          disabled: version.state !== 'OPEN'
        }))}
      />
      {isNone ? (
        <Notice tone="warm" icon="warning">
          {t('noVersion')}
        </Notice>
      ) : hasDearer ? (
        <Notice icon="info">{t('dearerNote')}</Notice>
      ) : null}
    </Card>
  )
})
