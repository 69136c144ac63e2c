import { Text, View } from '@tarojs/components'
import type { Address } from '@contract'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { maskPhone } from '@/lib/phone'
import { Checkbox, classes, Hidden, Icon, Pressable, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { addressLine } from './delivery/line'
import { addressWords } from './messages'
import { knownTag } from './rules'
import './AddressRow.scss'

interface AddressRowProps {
  address: Address
  /** Opened to choose: the row is a choice, and this one is what was chosen last. */
  choosing: boolean
  current: boolean
  onTap: () => void
  onDefault: () => void
  onEdit: () => void
  onRemove: () => void
}

/** One address of the list: who, where, and what can be done with it. */
export const AddressRow = observer(function AddressRow(props: AddressRowProps) {
  const { address, choosing, current } = props
  const name = address.receiver
  const tag = knownTag(address.tag)
  const line = addressLine(address, currentLocale())
  return (
    <View className={classes('address-row', choosing && current && 'address-row--current')}>
      <Pressable className="ui__block ui__wide ui__left" onTap={props.onTap}>
        <Hidden>{choosing && !address.regionEnded ? addressWords('choose') : addressWords('edit')}</Hidden>
        <Row wrap size={4} tone="ink" className="address-row__who">
          <Text className="ui__bold ui__shrinks ui__breaks address-row__name">{name}</Text>
          <Text className="ui__figures">{maskPhone(address.phone)}</Text>
          {address.isDefault ? <Tag kind="sale">{addressWords('default')}</Tag> : null}
          {tag ? <Tag kind="brand">{addressWords(tag)}</Tag> : null}
          {choosing && current ? (
            <Row size={2} tone="action" className="address-row__current">
              <Icon name="check" size={14} color="action" />
              <Text>{addressWords('current')}</Text>
            </Row>
          ) : null}
        </Row>
        <View className="ui__size-3 ui__tone-ink-2 ui__above-1 ui__loose ui__breaks">{line}</View>
        {address.regionEnded ? (
          <View className="ui__size-2 ui__tone-sale-deep ui__above-1">{addressWords('regionEnded')}</View>
        ) : null}
      </Pressable>
      <Row justify="between" wrap above={3} className="address-row__foot">
        <Checkbox
          checked={address.isDefault}
          radio
          label={address.isDefault ? addressWords('default') : addressWords('setDefault')}
          name={addressWords('setDefaultOf', { name })}
          onChange={() => {
            if (!address.isDefault) props.onDefault()
          }}
        />
        <View className="address-row__actions">
          <Pressable
            className="ui__row ui__gap-1 ui__size-2 ui__tone-ink-3 ui__pad-x-2 ui__hit"
            label={addressWords('editOf', { name })}
            onTap={props.onEdit}
          >
            <Icon name="edit" size={16} />
            <Text>{addressWords('edit')}</Text>
          </Pressable>
          <Pressable
            className="ui__row ui__gap-1 ui__size-2 ui__tone-ink-3 ui__pad-x-2 ui__hit"
            label={addressWords('removeOf', { name })}
            onTap={props.onRemove}
          >
            <Icon name="trash" size={16} />
            <Text>{addressWords('remove')}</Text>
          </Pressable>
        </View>
      </Row>
    </View>
  )
})
