import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import './Steps.scss'

export interface Step {
  key: string
  name: string
  /** In small letters below its name, such as when it was reached. */
  note?: string | undefined
  /** `now`: it is under way. */
  state: 'done' | 'now' | 'ahead'
}

/** How far something is on a way of a few stations: a parcel, an invoice, a case, a refund. `white`: on a coloured ground. */
export function Steps({ steps, label, white }: { steps: readonly Step[]; label?: string; white?: boolean }) {
  return (
    <View className={classes('ui-steps', white && 'ui-steps--white')} role="list" aria-label={label}>
      {steps.map(({ key, name, note, state }) => (
        <View
          key={key}
          role="listitem"
          aria-current={state === 'now' ? 'step' : undefined}
          className={`ui-step ui-step--${state}`}
        >
          <View className="ui-step__dot" aria-hidden>
            {state === 'done' ? <Icon name="check" size={12} color={white ? 'action' : 'white'} /> : null}
          </View>
          <Text className="ui-step__name">{name}</Text>
          {note === undefined ? null : <Text className="ui-step__note">{note}</Text>}
        </View>
      ))}
    </View>
  )
}
