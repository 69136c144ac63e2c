import { observer } from 'mobx-react-lite'
import { classes } from '../classes'
import { EmptyState } from './EmptyState'
import { uiWords } from '../messages'

export interface FailedStateProps {
  /** What went wrong; its `words`, where it has them, are shown. */
  error?: unknown
  /** What is kept or what to do next. */
  note?: string
  onRetry: () => unknown
  className?: string
}

const wordsOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('words' in error)) return undefined
  return typeof error.words === 'string' && error.words !== '' ? error.words : undefined
}

/** It could not be loaded: what happened, and a retry. */
export const FailedState = observer(function FailedState({ error, note, onRetry, className }: FailedStateProps) {
  return (
    <EmptyState
      className={classes('ui-failed', className)}
      drawing="network"
      title={wordsOf(error) ?? uiWords('failedTitle')}
      note={note}
      action={{ label: uiWords('retry'), onTap: onRetry, kind: 'outline' }}
    />
  )
})
