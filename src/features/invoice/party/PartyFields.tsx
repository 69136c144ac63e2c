import { observer } from 'mobx-react-lite'
import { judgeTaxNo } from '@domain/invoice'
import { Field } from '@/ui'
import type { Form } from '@/ui/form/useForm'
import { invoiceWords as t } from '../messages'
import { MAX, type CheckedField, type PartyDraft, type PartyWords } from '../rules'
import { CompanyField } from './CompanyField'

/** Any form that holds a party. */
export type PartyForm<V extends PartyDraft = PartyDraft> = Pick<
  Form<V, CheckedField, PartyWords>,
  'values' | 'change' | 'field'
>

/** What is said of a tax number that may be right, while it is typed. */
function taxNote(taxNo: string): string | undefined {
  const judged = judgeTaxNo(taxNo)
  if (judged === 'OK') return t('taxNoOk')
  return judged === 'OLD' ? t('taxNoOld') : undefined
}

/** The fields of whoever an invoice is made out to: a name, and of a company what its kind needs. */
export const PartyFields = observer(function PartyFields({ form }: { form: PartyForm }) {
  const { values, change } = form
  if (values.kind === 'PERSONAL') {
    return (
      <Field {...form.field('name')} label={t('name')} placeholder={t('personalHint')} required maxLength={MAX.name} />
    )
  }
  const special = values.kind === 'SPECIAL'
  const more = ['address', 'phone', 'bank', 'account'] as const
  return (
    <>
      <CompanyField {...form.field('name')} onTake={({ name, taxNo }) => change({ name, taxNo })} />
      <Field
        {...form.field('taxNo', (typed) => typed.toUpperCase())}
        label={t('taxNo')}
        placeholder={t('taxNoHint')}
        note={taxNote(values.taxNo)}
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
