import { View } from '@tarojs/components'
import type { InvoiceTitle } from '@contract'
import { INVOICE_KINDS } from '@domain/orders/invoice'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Card, Field, Sheet } from '@/ui'
import { invoiceWords as t } from '../messages'
import { MAX, nameForKind, withTitle } from '../rules'
import { TitleRow } from '../titles/TitleRow'
import { KindTiles } from './KindTiles'
import { PartyFields, type PartyForm } from './PartyFields'

interface PartyCardProps {
  form: PartyForm
  titles: readonly InvoiceTitle[]
}

/** The buyer: typed, found, or a title that was kept. */
export const PartyFieldsCard = observer(function PartyFieldsCard({ form, titles }: PartyCardProps) {
  const { values, change, field } = form
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Card
        title={t('party')}
        more={titles.length > 0 ? { label: t('others'), onTap: () => setChoosing(true) } : undefined}
      >
        <PartyFields key={values.kind === 'PERSONAL' ? 'person' : 'company'} form={form} />
        <Field {...field('email')} type="email" label={t('email')} placeholder={t('emailHint')} maxLength={MAX.email} />
      </Card>
      {/* in a view of its own: a panel that goes would otherwise send the whole page anew in the mini-program */}
      <View>
        <Sheet open={choosing} onClose={() => setChoosing(false)} title={t('others')}>
          {titles.map((title) => (
            <TitleRow
              key={title.titleId}
              title={title}
              onTap={() => {
                change(withTitle(values, title))
                setChoosing(false)
              }}
            />
          ))}
        </Sheet>
      </View>
    </>
  )
})

/** The kind of invoice, and its buyer. */
export const PartyCard = observer(function PartyCard({ form, titles }: PartyCardProps) {
  const { values, change } = form
  const kinds = INVOICE_KINDS.map((kind) => ({ kind, name: t(kind), note: t(`${kind}Note`) }))
  return (
    <>
      <Card title={t('invoiceKind')}>
        <KindTiles
          label={t('invoiceKind')}
          kinds={kinds}
          value={values.kind}
          onChange={(kind) => change({ kind, name: nameForKind(kind, values.name) })}
        />
      </Card>
      <PartyFieldsCard form={form} titles={titles} />
    </>
  )
})
