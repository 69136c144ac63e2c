import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useContext, type ReactNode } from 'react'
import { classes } from '../classes'
import { FailedState } from '../screen/FailedState'
import { ListEnd, type ListEndProps } from '../screen/ListEnd'
import { PageFrameContext } from '../screen/pageFrame'
import { RetryNote } from '../screen/RetryNote'
import { Skeleton, type SkeletonShape } from '../screen/Skeleton'
import { isShape } from '../screen/skeletonParts'
import { Windowed } from '../windowed/Windowed'

/** What an endless list says of itself; `useList` gives it. */
export type PagedRows<Row> = ListEndProps['list'] & {
  rows: readonly Row[]
  status: 'loading' | 'ready' | 'failed'
  error?: unknown
  isPrevious: boolean
  reload: () => unknown
  restart: () => unknown
}

export interface PagedBodyProps<Row> {
  list: PagedRows<Row>
  /** The shape of what comes; default: the skeleton of its page. */
  skeleton?: SkeletonShape | ReactNode
  /** What is shown when there are no rows. */
  empty: ReactNode
  /** Shown in place of the usual failure without rows, where it gives something. */
  failed?: ((error: unknown) => ReactNode) | undefined
  /** Asks again after a failure; default: the first page, or as many rows as are held. */
  onRetry?: (() => unknown) | undefined
  /** Above the rows, and not without them. */
  head?: ReactNode
  /** Below the rows in place of the list's end. */
  foot?: ReactNode
  className?: string | undefined
}

/** One of loading, failed, empty and `children`, with a note over them when asking again failed, and the list's end below. */
export const PagedBody = observer(function PagedBody<Row>(props: PagedBodyProps<Row> & { children: ReactNode }) {
  const frame = useContext(PageFrameContext)
  const { list, skeleton = frame.skeleton, className } = props
  const retry = props.onRetry ?? (list.rows.length === 0 ? list.restart : list.reload)
  if (list.rows.length === 0) {
    if (list.status === 'failed') {
      return props.failed?.(list.error) ?? <FailedState error={list.error} onRetry={() => void retry()} />
    }
    // the emptiness of other arguments says nothing of these
    if (list.status === 'loading' || list.isPrevious) {
      return isShape(skeleton) ? <Skeleton shape={skeleton} /> : <>{skeleton}</>
    }
    return <>{props.empty}</>
  }
  return (
    <View
      className={classes(className, list.isPrevious && 'ui-paged--waiting') || undefined}
      aria-busy={list.isPrevious}
    >
      {/* in a view of its own: what goes from beside a list sends the list anew to a page of the mini-program */}
      <View>
        {list.status === 'failed' ? <RetryNote onRetry={() => void retry()} /> : null}
        {props.head}
      </View>
      {props.children}
      {props.foot === undefined ? <ListEnd list={list} /> : props.foot}
    </View>
  )
}) as <Row>(props: PagedBodyProps<Row> & { children: ReactNode }) => ReactNode

export interface PagedListProps<Row, Item = Row> extends PagedBodyProps<Row> {
  /** What is drawn, where that is more than the rows; default: the rows. */
  items?: readonly Item[]
  /** Names an item, once in a list. */
  keyOf: (item: Item) => string
  /** Items of one kind are about as tall. */
  kindOf?: (item: Item) => string
  /** Height of an item before any was measured, px, with the space below it. */
  about: number
  /** Names what is listed: another list starts at its top. */
  name?: string
  /** Draws an item. */
  children: (item: Item, index: number) => ReactNode
}

/** An endless list in one of its four states; only the rows near the window are there. */
export const PagedList = observer(function PagedList<Row, Item = Row>(props: PagedListProps<Row, Item>) {
  // without `items` an item is a row, which TypeScript can't tell of two types of its own
  const items = props.items ?? (props.list.rows as unknown as readonly Item[])
  return (
    <PagedBody {...props}>
      <Windowed
        key={props.name}
        items={items}
        keyOf={props.keyOf}
        kindOf={props.kindOf}
        about={props.about}
        role="list"
      >
        {props.children}
      </Windowed>
    </PagedBody>
  )
}) as <Row, Item = Row>(props: PagedListProps<Row, Item>) => ReactNode
