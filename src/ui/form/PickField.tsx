import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { classes } from '../classes'
import { FieldFrame } from '../field/FieldFrame'
import { Icon } from '../text/Icon'
import { uiWords } from '../messages'
import { Pressable } from '../press/Pressable'
import { Sheet } from '../screen/Sheet'
import { useFieldId } from '../field/useFieldId'
import { formWords } from './messages'
import './PickField.scss'

export interface PickFieldProps {
  id?: string
  label: string
  /** What was chosen, in words; '' while nothing is. */
  value: string
  placeholder?: string
  /** The sheet's title; default: the label. */
  title?: string
  error?: string
  note?: string
  required?: boolean
  disabled?: boolean
  /** Turning true opens it: what is chosen in a sheet can only be mended there. */
  focus?: boolean
  /** What is chosen from; `close` when it was. */
  children: (close: () => void) => ReactNode
  /** Stays at the bottom of the sheet. */
  footer?: (close: () => void) => ReactNode
}

/** A value that is chosen in a sheet. */
export const PickField = observer(function PickField(props: PickFieldProps) {
  const { label, value, focus, placeholder = formWords('choose') } = props
  const id = useFieldId(props.id)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  useEffect(() => {
    if (focus) setOpen(true)
  }, [focus])

  const spokenParts = [
    label,
    value || placeholder,
    value === '' && props.required ? uiWords('required') : '',
    props.error
  ]
  return (
    <>
      <FieldFrame
        id={id}
        label={label}
        look="row"
        error={props.error}
        note={props.note}
        required={props.required}
        focused={open}
        className="ui-pick"
      >
        <Pressable
          id={id}
          className="ui-pick__choice"
          disabled={props.disabled}
          label={spokenParts.filter(Boolean).join(' ')}
          onTap={() => setOpen(true)}
        >
          <Text className={classes('ui-pick__value', value === '' && 'ui-pick__value--none')}>
            {value || placeholder}
          </Text>
          <Icon name="right" size={14} color="disabled" />
        </Pressable>
      </FieldFrame>
      <Sheet open={open} onClose={close} title={props.title ?? label} footer={props.footer?.(close)}>
        {props.children(close)}
      </Sheet>
    </>
  )
})
