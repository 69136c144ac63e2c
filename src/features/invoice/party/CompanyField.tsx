import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { spacedTaxNo } from '@domain/orders/invoice'
import { Field, Pressable, Tag } from '@/ui'
import type { FieldBinding } from '@/ui/form/useForm'
import { Row } from '@/ui/layout/Box'
import { invoiceWords as t } from '../messages'
import { markWords, MAX } from '../rules'
import { useCompanies } from './useCompanies'
import './CompanyField.scss'

interface CompanyFieldProps extends FieldBinding<string> {
  /** A company was taken from those that were found. */
  onTake: (company: { name: string; taxNo: string }) => void
}

/** A company's name, completed from what is known as it is typed. */
export const CompanyField = observer(function CompanyField({ onTake, ...binding }: CompanyFieldProps) {
  // what was taken, or stood there before anybody typed, needs no search
  const [draft, setDraft] = useState<string>()
  const { words, list } = useCompanies(binding.value, binding.value === draft)
  return (
    <View className="company-field">
      <Field
        {...binding}
        onChange={(name) => {
          setDraft(name)
          binding.onChange(name)
        }}
        label={t('companyName')}
        placeholder={t('companyHint')}
        required
        maxLength={MAX.name}
      />
      {list.length === 0 ? null : (
        <View className="company-field__found" role="group" aria-label={t('companies')}>
          {list.map((company) => (
            <Pressable
              key={company.taxNo}
              className="ui__hit ui__wide ui__left company-field__row"
              onTap={() => {
                setDraft(undefined)
                onTake(company)
              }}
            >
              <Row wrap size={4} tone="ink" className="company-field__name">
                {markWords(company.name, words).map(({ text, hit }, index) => (
                  <Text key={index} className={hit ? 'ui__tone-action ui__bold' : undefined}>
                    {text}
                  </Text>
                ))}
                {company.used > 0 ? <Tag kind="plain">{t('used', { count: company.used })}</Tag> : null}
              </Row>
              <View className="ui__size-2 ui__tone-ink-3 ui__figures company-field__number">
                {spacedTaxNo(company.taxNo)}
              </View>
            </Pressable>
          ))}
          <Row size={2} tone="ink-3" padX={3} hit>
            {t('byHand')}
          </Row>
        </View>
      )}
    </View>
  )
})
