import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { uiWords } from '../messages'
import { Pressable } from '../press/Pressable'
import { still } from './still'
import { useLinger } from './useLinger'
import { useModal } from './useModal'
import { useLater } from './useLater'
import './Sheet.scss'

export interface SheetProps {
  open: boolean
  /** By the cross, the mask, or Escape. */
  onClose: () => void
  /** Its name; shown unless `head` takes its place. */
  title: string
  /** In place of the title, such as a product's picture and price. */
  head?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  /** px that what it holds will be high at least: one that opens by itself does not grow under the eye. */
  room?: number
  children?: ReactNode
}

/** ms, the slide of the tokens. */
const slide = 240

/** What a panel holds comes after the panel, which is what answers the finger. */
function Filling({ children }: { children: ReactNode }) {
  return useLater() ? children : null
}

/** A panel from below, for choosing. Its content is there only while it is open. */
export const Sheet = observer(function Sheet({ open, onClose, title, head, footer, room, children }: SheetProps) {
  const isShown = useLinger(open, slide)
  const panel = useModal<HTMLElement>(open, onClose)
  if (!isShown) return null
  return (
    <View className={classes('ui-sheet', open ? 'ui-sheet--open' : 'ui-sheet--closing')}>
      <View className="ui-sheet__mask" {...still} onClick={onClose} />
      <View ref={panel} className="ui-sheet__panel" role="dialog" aria-modal aria-label={title}>
        <View className="ui-sheet__head" {...still}>
          {head ? <View className="ui-sheet__own-head">{head}</View> : <Text className="ui-sheet__title">{title}</Text>}
          <Pressable className="ui-sheet__close" label={uiWords('close')} onTap={onClose}>
            <Icon name="close" size={20} color="ink-3" />
          </Pressable>
        </View>
        <View className="ui-sheet__body" style={room === undefined ? undefined : { minHeight: `${room}px` }}>
          <Filling>{children}</Filling>
        </View>
        {footer ? (
          <View className="ui-sheet__footer" {...still}>
            {footer}
          </View>
        ) : null}
      </View>
    </View>
  )
})
