import { View } from '@tarojs/components'
import type { InvoiceTitle } from '@contract'
import { observer } from 'mobx-react-lite'
import { Button, Card, Cell, Field, Switch } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { FormScreen } from '@/ui/form/FormScreen'
import { back } from '@/routes'
import { invoiceWords } from '../messages'
import { PartyFields } from '../party/PartyFields'
import { MAX } from '../rules'
import { ImportTitle } from './ImportTitle'
import { titleWords as t } from './messages'
import { removeAfterAsking } from './removal'
import { useTitleForm } from './useTitleForm'

const kinds = ['PERSONAL', 'COMPANY'] as const

/** The screen of a new title, or of one that is edited. */
export const TitleForm = observer(function TitleForm({ edited }: { edited: InvoiceTitle | undefined }) {
  const form = useTitleForm(edited)
  const { values, change } = form
  return (
    <FormScreen form={form} action={t('save')}>
      {edited ? null : <ImportTitle form={form} />}
      <Card>
        <ChoiceField
          {...form.field('kind')}
          onChange={(kind) => change({ kind: kind || 'PERSONAL' })}
          label={t('kind')}
          inline
          options={kinds.map((kind) => ({ value: kind, label: invoiceWords(kind) }))}
        />
        <PartyFields form={form} whole />
        <Field
          {...form.field('email')}
          type="email"
          label={invoiceWords('email')}
          placeholder={invoiceWords('emailHint')}
          maxLength={MAX.email}
        />
      </Card>
      <Card>
        <Cell
          label={t('asDefault')}
          note={edited?.isDefault ? t('isDefaultNote') : t('asDefaultNote')}
          value={
            <Switch
              label={t('asDefault')}
              on={values.isDefault}
              disabled={edited?.isDefault === true}
              onChange={(isDefault) => change({ isDefault })}
            />
          }
        />
      </Card>
      {edited ? (
        <View className="ui-form__end">
          <Button
            kind="text"
            danger
            label={t('removeOf', { name: edited.name })}
            onTap={() => removeAfterAsking(edited, () => back('myInvoice'))}
          >
            {t('remove')}
          </Button>
        </View>
      ) : null}
    </FormScreen>
  )
})
