import type { InvoiceKind, InvoiceTitle, Settlement } from '@contract'
import { INVOICE_KINDS } from '@domain/orders/invoice'
import { observer } from 'mobx-react-lite'
import { Card, Cell, Switch } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'
import { FactList } from '@/ui/layout/FactList'
import { Text } from '@/ui/layout/Text'
import { invoiceWords } from '../messages'
import { KindTiles } from '../party/KindTiles'
import { PartyFieldsCard } from '../party/PartyCard'
import { nameForKind } from '../rules'
import { chooseWords as t } from './messages'
import { useChoiceForm } from './useChoice'

interface ChooseProps {
  settlement: Settlement
  titles: readonly InvoiceTitle[]
}

/** What is told of asking for one later. */
const later = ['laterWhen', 'laterWhere', 'laterWrong'] as const

/** None, personal, company or special, and the buyer, for the orders of a settlement. */
export const ChooseForm = observer(function ChooseForm({ settlement, titles }: ChooseProps) {
  const form = useChoiceForm(settlement, titles)
  const { values, change } = form
  const kinds = [
    { kind: 'NONE' as const, name: t('NONE'), note: t('NONENote') },
    ...INVOICE_KINDS.map((kind) => ({ kind, name: invoiceWords(kind), note: invoiceWords(`${kind}Note`) }))
  ]
  const choose = (kind: InvoiceKind | 'NONE') =>
    change(kind === 'NONE' ? { wanted: false } : { wanted: true, kind, name: nameForKind(kind, values.name) })
  return (
    <FormScreen form={form} action={t('done')}>
      <Card title={invoiceWords('invoiceKind')}>
        <KindTiles
          label={invoiceWords('invoiceKind')}
          kinds={kinds}
          value={values.wanted ? values.kind : 'NONE'}
          onChange={(kind) => choose(kind)}
        />
        {values.wanted ? (
          <Text size={2} tone="ink-3" loose above={3}>
            {t('note')}
          </Text>
        ) : null}
        {settlement.subsidyFen === undefined ? null : (
          <Text size={2} tone="ink-3" loose above={3}>
            {t('holder')}
          </Text>
        )}
      </Card>
      {values.wanted ? (
        <>
          <PartyFieldsCard form={form} titles={titles} />
          <Card>
            <Cell
              label={t('keep')}
              value={<Switch label={t('keep')} on={values.keepTitle} onChange={(keepTitle) => change({ keepTitle })} />}
            />
          </Card>
        </>
      ) : (
        <Card title={t('laterTitle')}>
          <FactList facts={later.map((key) => ({ label: t(key), words: t(`${key}Note`) }))} />
        </Card>
      )}
    </FormScreen>
  )
})
