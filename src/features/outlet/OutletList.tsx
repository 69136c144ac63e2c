import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState, Skeleton, type SkeletonPart } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { outletWords as t } from './messages'
import { OutletRow } from './OutletRow'
import { keyOf, type Outlets } from './useOutlets'

/** px, with the space below it. */
const rowHeight = 196

/** Outlets, the nearest or the shopper's own first. */
export const OutletList = observer(function OutletList({ outlets }: { outlets: Outlets }) {
  const { list, cityCode, service, keyword, toggleOwn, reload } = outlets
  return (
    <PagedList
      list={list}
      keyOf={keyOf}
      about={rowHeight}
      name={`${cityCode ?? ''} ${service ?? ''} ${keyword}`}
      onRetry={reload}
      skeleton={<OutletSkeleton />}
      empty={
        <EmptyState
          drawing="address"
          title={t('none')}
          note={t('noneNote')}
          action={{
            label: t('seeAll'),
            onTap: () => {
              outlets.search.clear()
              return go('loginOffline', {}, { replace: true })
            }
          }}
        />
      }
    >
      {(outlet) => <OutletRow outlet={outlet} onOwn={() => toggleOwn(outlet)} />}
    </PagedList>
  )
})

const waiting: SkeletonPart = ['card', 'short', 'line', 'price', ['row', 'button', 'button', 'button']]

/** Outlets to come. */
export const OutletSkeleton = () => <Skeleton of={[waiting, waiting, waiting]} />
