import { Text, View } from '@tarojs/components'
import type { Address } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ownPhone } from '@/features/account'
import { currentLocale } from '@/i18n'
import { Card, Cell, Chip, classes, Field, Icon, Pressable, Sheet, Switch, TextArea } from '@/ui'
import { addressWords } from './messages'
import { PasteBox } from './PasteBox'
import { RegionPicker } from './RegionPicker'
import { addressTags, MAX_DETAIL, MAX_RECEIVER, oneLine, phoneDigits, type CheckedField } from './rules'
import type { AddressForm as Form } from './useAddressForm'
import { useRegions } from './useRegions'
import './AddressForm.scss'

interface AddressFormProps {
  form: Form
  edited: Address | undefined
}

/** Receiver, phone, region, street, label, default; and a box to paste all of it into. */
export const AddressForm = observer(function AddressForm({ form, edited }: AddressFormProps) {
  const { draft, problems, wrong, change, leaveField } = form
  const [choosingRegion, setChoosingRegion] = useState(false)
  const regions = useRegions()
  const errorOf = (field: CheckedField) => {
    const problem = problems[field]
    return problem && addressWords(problem)
  }

  // the region is chosen in a sheet: jumping to it means opening it
  useEffect(() => {
    if (wrong === 'region') setChoosingRegion(true)
  }, [wrong])

  const known = edited && edited.districtCode === draft.districtCode ? edited : undefined
  const named = regions.data?.pathName(draft.districtCode, ' ', currentLocale())
  const regionName = draft.districtCode === '' ? '' : named || regionNames(known)
  const regionError = errorOf('region')

  return (
    <View className="address-form">
      <PasteBox form={form} />
      <Card>
        <Field
          label={addressWords('receiver')}
          placeholder={addressWords('receiverHint')}
          type="name"
          required
          value={draft.receiver}
          maxLength={MAX_RECEIVER}
          error={errorOf('receiver')}
          focus={wrong === 'receiver'}
          onChange={(receiver) => change({ receiver })}
          onBlur={() => leaveField('receiver')}
        />
        <Field
          label={addressWords('phone')}
          placeholder={addressWords('phoneHint')}
          type="phone"
          required
          value={draft.phone}
          error={errorOf('phone')}
          focus={wrong === 'phone'}
          suffix={draft.phone === '' ? ownPhone((phone) => change({ phone })) : undefined}
          onChange={(typed) => change({ phone: phoneDigits(typed) })}
          onBlur={() => leaveField('phone')}
        />
        <View className={classes('address-form__region', regionError && 'address-form__region--wrong')}>
          <View className="address-form__label" aria-hidden>
            {addressWords('region')}
            <Text className="address-form__star">*</Text>
          </View>
          <Pressable
            className="address-form__choice"
            label={`${addressWords('region')} ${regionName || addressWords('regionHint')}`}
            onTap={() => setChoosingRegion(true)}
          >
            <Text className={regionName ? 'address-form__chosen' : 'address-form__hint'}>
              {regionName || addressWords('regionHint')}
            </Text>
            <Icon name="right" size={14} color="disabled" />
          </Pressable>
          {regionError ? (
            <View className="ui-field__error" role="alert">
              <Icon name="info" size={14} />
              <Text className="ui-field__error-words">{regionError}</Text>
            </View>
          ) : null}
        </View>
        <TextArea
          label={addressWords('detail')}
          placeholder={addressWords('detailHint')}
          autoFill="street-address"
          rows={2}
          required
          clearable
          value={draft.detail}
          maxLength={MAX_DETAIL}
          error={errorOf('detail')}
          focus={wrong === 'detail'}
          onChange={(typed) => change({ detail: oneLine(typed) })}
          onBlur={() => leaveField('detail')}
        />
      </Card>
      <Card>
        <View className="address-form__tags">
          <Text className="address-form__tag-name">{addressWords('tag')}</Text>
          {addressTags.map((tag) => (
            <Chip key={tag} selected={draft.tag === tag} onTap={() => change({ tag: draft.tag === tag ? '' : tag })}>
              {addressWords(tag)}
            </Chip>
          ))}
        </View>
        <Cell
          label={addressWords('asDefault')}
          note={edited?.isDefault ? addressWords('isDefaultNote') : addressWords('asDefaultNote')}
          value={
            <Switch
              label={addressWords('asDefault')}
              on={draft.isDefault}
              disabled={edited?.isDefault === true}
              onChange={(isDefault) => change({ isDefault })}
            />
          }
        />
      </Card>
      <Sheet open={choosingRegion} onClose={() => setChoosingRegion(false)} title={addressWords('region')}>
        <RegionPicker
          chosen={draft.districtCode}
          onChoose={(chain) => {
            change(chain)
            setChoosingRegion(false)
          }}
        />
      </Sheet>
    </View>
  )
})

const regionNames = (address: Address | undefined): string =>
  address ? [address.provinceName, address.cityName, address.districtName].join(' ') : ''
