import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, EmptyState, StateView } from '@/ui'
import { titleWords as t } from './messages'
import { removeAfterAsking } from './removal'
import { TitleRow } from './TitleRow'
import type { useTitles } from './useTitles'

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
        <Card className="title-list">
          {list.map((title) => (
            <TitleRow
              key={title.titleId}
              title={title}
              onTap={() => void go('modifyInvoiceTitle', { titleId: title.titleId })}
              onRemove={() => void removeAfterAsking(title, titles.reload)}
            />
          ))}
        </Card>
      )}
    </StateView>
  )
})
