import { Text, View } from '@tarojs/components'
import type { InvoiceTitle } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, EmptyState, Icon, Pressable, StateView } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { titleWords as t } from './messages'
import { removeAfterAsking } from './removal'
import { TitleRow } from './TitleRow'
import type { useTitles } from './useTitles'

/** One title that is kept, and what can be done with it. */
const OwnTitle = observer(function OwnTitle({ title, reload }: { title: InvoiceTitle; reload: () => unknown }) {
  const { titleId, name } = title
  const edit = () => void go('modifyInvoiceTitle', { titleId })
  return (
    <Card flush>
      <View className="ui__pad-x-3">
        <TitleRow title={title} onTap={edit} />
        <Row justify="end" gap={2} className="title-list__foot">
          <Pressable
            className="ui__row ui__gap-1 ui__size-2 ui__tone-ink-3 ui__pad-x-2 ui__hit"
            label={t('editOf', { name })}
            onTap={edit}
          >
            <Icon name="edit" size={16} />
            <Text>{t('edit')}</Text>
          </Pressable>
          <Pressable
            className="ui__row ui__gap-1 ui__size-2 ui__tone-ink-3 ui__before-2 ui__hit"
            label={t('removeOf', { name })}
            onTap={() => void removeAfterAsking(title, reload)}
          >
            <Icon name="trash" size={16} />
            <Text>{t('remove')}</Text>
          </Pressable>
        </Row>
      </View>
    </Card>
  )
})

/** The shopper's titles, to be edited and removed. */
export const TitleList = observer(function TitleList({ titles }: { titles: ReturnType<typeof useTitles> }) {
  return (
    <StateView
      remote={titles}
      skeleton="rows"
      empty={{
        when: (list) => list.length === 0,
        view: (
          <EmptyState
            drawing="order"
            title={t('emptyTitle')}
            note={t('emptyNote')}
            action={{ label: t('add'), onTap: () => go('addInvoiceTitle') }}
          />
        )
      }}
    >
      {(list) => (
        <View>
          {list.map((title) => (
            <OwnTitle key={title.titleId} title={title} reload={titles.reload} />
          ))}
        </View>
      )}
    </StateView>
  )
})
