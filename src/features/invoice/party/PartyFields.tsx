import { observer } from 'mobx-react-lite'
import { judgeTaxNo } from '@domain/orders/invoice'
import { Field, Tag } from '@/ui'
import type { Form } from '@/ui/form/useForm'
import { invoiceWords as t } from '../messages'
import { MAX, type CheckedField, type PartyDraft, type PartyWords } from '../rules'
import { CompanyField } from './CompanyField'

/** Any form that holds a party. */
export type PartyForm<V extends PartyDraft = PartyDraft> = Pick<
  Form<V, CheckedField, PartyWords>,
  'values' | 'change' | 'field'
>

interface PartyFieldsProps {
  form: PartyForm
  /** All that can be kept of a company, for any kind of invoice. */
  whole?: boolean
}

/** The fields of an invoice's buyer: a name, and of a company what its kind needs. */
export const PartyFields = observer(function PartyFields({ form, whole }: PartyFieldsProps) {
  const { values, change } = form
  if (values.kind === 'PERSONAL') {
    return (
      <Field {...form.field('name')} label={t('name')} placeholder={t('personalHint')} required maxLength={MAX.name} />
    )
  }
  const special = values.kind === 'SPECIAL'
  const verdict = judgeTaxNo(values.taxNo)
  const more = special || whole ? (['address', 'phone', 'bank', 'account'] as const) : []
  return (
    <>
      <CompanyField {...form.field('name')} onTake={({ name, taxNo }) => change({ name, taxNo })} />
      <Field
        {...form.field('taxNo', (text) => text.toUpperCase())}
        className={verdict === 'OK' ? 'party-number' : undefined}
        label={t('taxNo')}
        placeholder={t('taxNoHint')}
        note={verdict === 'OLD' ? t('taxNoOld') : verdict === 'OK' ? <Tag kind="ok">{t('taxNoOk')}</Tag> : undefined}
        required
        maxLength={MAX.taxNo}
      />
      {more.map((name) => (
        <Field
          key={name}
          {...form.field(name)}
          label={t(name)}
          placeholder={t(`${name}Hint`)}
          required={special}
          maxLength={MAX[name]}
        />
      ))}
    </>
  )
})
