import { observer } from 'mobx-react-lite'
import { useContext, type ReactNode } from 'react'
import { FailedState } from './FailedState'
import { PageFrameContext } from './pageFrame'
import { RetryNote } from './RetryNote'
import { Skeleton, type SkeletonShape } from './Skeleton'
import { isShape } from './skeletonParts'
import { useLater } from './useLater'

/** What a loader says of itself; the hooks of `src/api/query` give it. */
export interface RemoteLike<T> {
  status: 'loading' | 'ready' | 'failed'
  data?: T
  error?: unknown
  reload: () => unknown
  /** There is no such thing; `useOne` knows. */
  missing?: boolean
}

export interface StateViewProps<T> {
  remote: RemoteLike<T>
  /** The shape of what comes, or a skeleton of the screen's own; default: that of its page. */
  skeleton?: SkeletonShape | ReactNode
  /** When there is nothing, and what to show then. */
  empty?: { when: (data: T) => boolean; view: ReactNode }
  /** What is shown when the gateway knows no such thing. */
  missing?: ReactNode
  /** Under the words of a failure. */
  failedNote?: string
  children: (data: T) => ReactNode
  /** Under the content, or under what says that there is none, and not before it. */
  after?: ReactNode
}

/** One of loading, content, empty and failed. Content once held stays when a reload fails, and says so. */
export const StateView = observer(function StateView<T>(props: StateViewProps<T>) {
  const frame = useContext(PageFrameContext)
  const { remote, skeleton = frame.skeleton, empty, children, after } = props
  const { data } = remote
  // the first content is the most that a screen renders at once, while its shopper already taps
  const isShown = useLater(data !== undefined, true)
  if (remote.missing && props.missing) return props.missing
  if (data === undefined || !isShown) {
    if (data === undefined && remote.status === 'failed') {
      return <FailedState error={remote.error} note={props.failedNote} onRetry={remote.reload} />
    }
    return isShape(skeleton) ? <Skeleton shape={skeleton} /> : skeleton
  }
  return (
    <>
      {remote.status === 'failed' ? <RetryNote onRetry={remote.reload} /> : null}
      {empty?.when(data) ? empty.view : children(data)}
      {after}
    </>
  )
}) as <T>(props: StateViewProps<T>) => ReactNode
