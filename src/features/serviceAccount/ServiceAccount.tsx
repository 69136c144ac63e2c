import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { device } from '@/platform/device'
import { stores } from '@/stores'
import { Card, Icon, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
          <View className="ui__grow">
            <Row gap={2} wrap>
              <Text className="ui__size-5 ui__tone-ink ui__heavy">{name}</Text>
              <Tag kind="brand">{accountWords('official')}</Tag>
            </Row>
            <View className="account-head__note">{accountWords('of', { shop: stores.site.shopName })}</View>
          </View>
        </View>
        <View className="account-code">
          <CodePicture src={picture} label={accountWords('code', { name })} />
        </View>
        <Row justify="center">
          <Icon name="scan" size={28} color="brand" />
          <View className="ui__before-3">
            <View className="ui__size-4 ui__tone-ink ui__bold">{accountWords(how)}</View>
            <View className="account-how__note">{accountWords(`${how}Note`)}</View>
          </View>
        </Row>
      </Card>
      <Card>
        <Row align="stretch">
          {tells.map(({ icon, key }) => (
            <View key={key} className="ui__center ui__grow">
              <View className="account-tells__icon">
                <Icon name={icon} size={24} color="brand" />
              </View>
              <View className="ui__size-3 ui__tone-ink ui__bold">{accountWords(key)}</View>
              <View className="account-tells__note">{accountWords(`${key}Note`)}</View>
            </View>
          ))}
        </Row>
      </Card>
      <Card>
        <Row size={3} tone="ink" className="account-quiet">
          <Icon name="bell" size={20} color="ok" />
          <Text className="ui__before-2">{accountWords('quiet')}</Text>
        </Row>
      </Card>
    </View>
  )
})
