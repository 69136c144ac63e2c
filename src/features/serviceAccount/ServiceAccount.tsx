import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { device } from '@/platform/device'
import { stores } from '@/stores'
import { Card, Icon, Tag } from '@/ui'
import { CodePicture } from './CodePicture'
import { accountWords } from './messages'
import './account.scss'

const tells = [
  { icon: 'truck', key: 'visit' },
  { icon: 'wrench', key: 'repair' },
  { icon: 'shield', key: 'warranty' }
] as const

/** The official account: its code, how it is followed from here, and what it tells. */
export const ServiceAccount = observer(function ServiceAccount({ picture, name }: { picture: string; name: string }) {
  const how = device().inChatApp ? 'press' : 'scan'
  return (
    <View className="account">
      <Card>
        <View className="account-head">
          <View className="account-head__mark">
            <Icon name="headset" size={28} color="white" />
          </View>
          <View className="account-head__words">
            <View className="account-head__name">
              <Text className="account-head__text">{name}</Text>
              <Tag kind="brand">{accountWords('official')}</Tag>
            </View>
            <View className="account-head__note">{accountWords('of', { shop: stores.site.shopName })}</View>
          </View>
        </View>
        <View className="account-code">
          <CodePicture src={picture} label={accountWords('code', { name })} />
        </View>
        <View className="account-how">
          <Icon name="scan" size={28} color="brand" />
          <View className="account-how__words">
            <View className="account-how__name">{accountWords(how)}</View>
            <View className="account-how__note">{accountWords(`${how}Note`)}</View>
          </View>
        </View>
      </Card>
      <Card>
        <View className="account-tells">
          {tells.map(({ icon, key }) => (
            <View key={key} className="account-tells__one">
              <View className="account-tells__icon">
                <Icon name={icon} size={24} color="brand" />
              </View>
              <View className="account-tells__name">{accountWords(key)}</View>
              <View className="account-tells__note">{accountWords(`${key}Note`)}</View>
            </View>
          ))}
        </View>
      </Card>
      <Card>
        <View className="account-quiet">
          <Icon name="bell" size={20} color="ok" />
          <Text className="account-quiet__words">{accountWords('quiet')}</Text>
        </View>
      </Card>
    </View>
  )
})
