import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { Pressable } from './Pressable'
import { Swatch } from '../text/Swatch'
import './Chip.scss'

export interface ChipProps {
  selected?: boolean
  /** Can't be chosen: struck through, still there. */
  disabled?: boolean
  onTap?: () => void
  /** One of a group that is answered; without it a button that stays pressed. */
  role?: 'radio' | 'checkbox'
  /** Ground: `page` in a white sheet (default), `card` on the page colour. */
  ground?: 'page' | 'card'
  /** Shows a cross when selected: the tap takes it away. */
  removable?: boolean
  /** The colour it stands for, `#rrggbb`. */
  swatch?: string | undefined
  className?: string
  children?: string
}

/** A choice among few: a specification value, a filter, a word to search for. */
export const Chip = observer(function Chip(props: ChipProps) {
  const { selected = false, disabled = false, ground = 'page' } = props
  return (
    <Pressable
      className={classes(
        'ui-chip',
        `ui-chip--${ground}`,
        selected && 'ui-chip--selected',
        disabled && 'ui-chip--disabled',
        props.className
      )}
      disabled={disabled}
      role={props.role}
      checked={selected}
      pressed={props.selected === undefined || props.role ? undefined : selected}
      onTap={props.onTap}
    >
      {props.swatch === undefined ? null : <Swatch colour={props.swatch} />}
      <Text className="ui-chip__words">{props.children}</Text>
      {selected && props.removable ? <Icon className="ui-chip__cross" name="close" size={14} /> : null}
    </Pressable>
  )
})
