import { View } from '@tarojs/components'
import { classes } from '../classes'
import { Button } from '../press/Button'
import './EmptyState.scss'

export type DrawingName = 'cart' | 'order' | 'search' | 'address' | 'network' | 'delisted' | 'lost'

export interface EmptyStateProps {
  drawing: DrawingName
  /** One sentence. */
  title: string
  note?: string
  /** One way on. */
  action?: { label: string; onTap: () => unknown; kind?: 'filled' | 'outline' }
  className?: string
}

/** Nothing to show: a drawing, one sentence, one way on. */
export function EmptyState({ drawing, title, note, action, className }: EmptyStateProps) {
  return (
    <View className={classes('ui-empty', className)}>
      <View className={classes('ui-empty__drawing', `ui-empty__drawing--${drawing}`)} aria-hidden />
      <View className="ui-empty__title">{title}</View>
      {note ? <View className="ui-empty__note">{note}</View> : null}
      {action ? (
        <Button className="ui-empty__action" kind={action.kind ?? 'filled'} onTap={action.onTap}>
          {action.label}
        </Button>
      ) : null}
    </View>
  )
}
