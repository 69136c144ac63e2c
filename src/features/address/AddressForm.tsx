import type { Address } from '@contract'
import { observer } from 'mobx-react-lite'
import { ownPhone } from '@/features/account'
import { currentLocale } from '@/i18n'
import { Card, Cell, Field, Switch, TextArea } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { PickField } from '@/ui/form/PickField'
import { addressWords } from './messages'
import { PasteBox } from './PasteBox'
import { RegionPicker } from './RegionPicker'
import { addressTags, MAX_DETAIL, MAX_RECEIVER, oneLine, phoneDigits } from './rules'
import type { AddressForm as Form } from './useAddressForm'
import { useRegions } from './useRegions'

interface AddressFormProps {
  form: Form
  edited: Address | undefined
}

/** Receiver, phone, region, street, label, default; and a box to paste all of it into. */
export const AddressForm = observer(function AddressForm({ form, edited }: AddressFormProps) {
  const { values, change } = form
  const regions = useRegions()
  const address = edited && edited.districtCode === values.districtCode ? edited : undefined
  const pathName = regions.data?.pathName(values.districtCode, ' ', currentLocale())
  return (
    <>
      <PasteBox form={form} />
      <Card>
        <Field
          {...form.field('receiver')}
          label={addressWords('receiver')}
          placeholder={addressWords('receiverHint')}
          type="name"
          required
          maxLength={MAX_RECEIVER}
        />
        <Field
          {...form.field('phone', phoneDigits)}
          label={addressWords('phone')}
          placeholder={addressWords('phoneHint')}
          type="phone"
          required
          suffix={values.phone === '' ? ownPhone((phone) => change({ phone })) : undefined}
        />
        <PickField
          {...form.mark('region')}
          label={addressWords('region')}
          value={values.districtCode === '' ? '' : pathName || regionNames(address)}
          placeholder={
            edited?.regionEnded ? addressWords('regionWas', { was: regionNames(edited) }) : addressWords('regionHint')
          }
          required
        >
          {(close) => (
            <RegionPicker
              chosen={values.districtCode}
              onChoose={(chain) => {
                change(chain)
                close()
              }}
            />
          )}
        </PickField>
        <TextArea
          {...form.field('detail', oneLine)}
          label={addressWords('detail')}
          placeholder={addressWords('detailHint')}
          autoFill="street-address"
          rows={2}
          required
          clearable
          maxLength={MAX_DETAIL}
        />
      </Card>
      <Card>
        <ChoiceField
          {...form.field('tag')}
          label={addressWords('tag')}
          inline
          clearable
          options={addressTags.map((tag) => ({ value: tag, label: addressWords(tag) }))}
        />
        <Cell
          label={addressWords('asDefault')}
          note={edited?.isDefault ? addressWords('isDefaultNote') : addressWords('asDefaultNote')}
          value={
            <Switch
              label={addressWords('asDefault')}
              on={values.isDefault}
              disabled={edited?.isDefault === true}
              onChange={(isDefault) => change({ isDefault })}
            />
          }
        />
      </Card>
    </>
  )
})

const regionNames = (address: Address | undefined): string =>
  address ? [address.provinceName, address.cityName, address.districtName].join(' ') : ''
