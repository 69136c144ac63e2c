import { Text, View } from '@tarojs/components'
import type { HelpGroup } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Card, Icon, Pressable, RetryNote, Skeleton, type IconName } from '@/ui'
import { SearchBox } from '@/ui/list/SearchBox'
import { helpWords } from '../messages'
import { Problems } from '../problem/Problems'
import { fitsOwnOrder } from '../rules'
import { OwnOrder } from './OwnOrder'
import { Services } from './Services'
import type { Help } from './useHelp'
import '@/ui/layout/layout.scss'
import './centre.scss'

const icons: Record<string, IconName> = {
  ORDER: 'cart',
  DELIVERY: 'truck',
  VISIT: 'wrench',
  RETURN: 'undo',
  PAY: 'card',
  REWARD: 'ticket',
  ACCOUNT: 'user',
  USE: 'box'
}

const Groups = observer(function Groups({ groups }: { groups: readonly HelpGroup[] }) {
  return (
    <Card>
      <View className="help-groups" role="list">
        {groups.map(({ groupCode, name, count }, index) => (
          <View key={groupCode} className="help-groups__one" role="listitem">
            <Pressable
              className="ui__pad-y-2 ui__wide ui__center"
              role="link"
              onTap={() => void go('commonQuestion', { groupCode })}
            >
              <View className={`help-group__icon help-group__icon--${index % 4}`}>
                <Icon name={icons[groupCode] ?? 'info'} size={24} color="ink" />
              </View>
              <View className="ui__size-2 ui__tone-ink ui__tight">{name}</View>
              <View className="ui__size-1 ui__tone-ink-3">{helpWords('count', { count })}</View>
            </Pressable>
          </View>
        ))}
      </View>
    </Card>
  )
})

/** The shopper's own case, topics and what is asked most, or what the words fit. */
const Answers = observer(function Answers({ help }: { help: Help }) {
  const { keyword, groups, list, own, reload } = help
  const isSearch = keyword !== ''
  const order = own.data
  return (
    <View className="ui__pad-top-2">
      <View>{order && (!isSearch || fitsOwnOrder(keyword)) ? <OwnOrder order={order} /> : null}</View>
      {isSearch ? null : groups.status === 'failed' && list.status !== 'failed' ? (
        <RetryNote words={helpWords('groupsFailed')} onRetry={groups.reload} />
      ) : groups.data ? (
        <Groups groups={groups.data.list} />
      ) : null}
      <Card
        title={helpWords(isSearch ? 'open' : 'most')}
        {...(isSearch ? {} : { more: { label: helpWords('all'), onTap: () => void go('commonQuestion', {}) } })}
      >
        <Problems key={keyword} list={list} reload={reload} searched={keyword} />
      </Card>
      {isSearch ? null : <Services />}
    </View>
  )
})

/** Search, the shopper's own case, topics, what is asked most, and the services; by words what fits them. */
export const HelpCentre = observer(function HelpCentre({ help }: { help: Help }) {
  const { search, keyword, groups, list, own } = help
  const { loggedIn, userInfo } = stores.session
  const name = loggedIn ? userInfo?.nickName : undefined
  const isSearch = keyword !== ''
  // all of it at once, as what comes later would push the rest down
  const waits =
    !isSearch &&
    (groups.status === 'loading' ||
      (loggedIn && own.status === 'loading') ||
      (list.rows.length === 0 && list.status === 'loading'))
  return (
    <View>
      <View className="ui__size-6 ui__tone-ink ui__heavy help-hello" role="heading" aria-level={2}>
        <Text>{name === undefined ? helpWords('helloAll') : helpWords('hello', { name })}</Text>
      </View>
      <SearchBox
        label={helpWords('field')}
        hint={helpWords('hint')}
        clearLabel={helpWords('clear')}
        typed={search.typed}
        onChange={search.type}
        onSubmit={search.submit}
      />
      {waits ? <Skeleton shape="rows" /> : <Answers help={help} />}
    </View>
  )
})
