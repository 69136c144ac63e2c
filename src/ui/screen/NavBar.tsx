import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { barMeasures } from './barMeasures'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { uiWords } from '../messages'
import { uiPorts } from '../ports'
import { Pressable } from '../press/Pressable'
import './NavBar.scss'

export type Tone = 'plain' | 'tint' | 'card' | 'brand' | 'clear'

export interface NavBarProps {
  title?: string
  /** In place of the title, such as a search field; takes the whole width between back and action. */
  center?: ReactNode
  /** The way back: an arrow, or a house when there is nowhere to go back to. */
  back?: boolean
  /** In place of the app's own back, such as asking before a form is left. */
  onBack?: () => void
  /** At most one. */
  action?: ReactNode
  /** `plain` page colour · `tint` light blue · `card` white · `brand` blue · `clear` over a picture. */
  tone?: Tone
  /** A count after the title. */
  count?: number
  /** 44 px high, also where the host's own bar would be higher. */
  exact?: boolean
}

/** The bar at the top of a screen; keeps clear of the status bar and the mini-program's capsule. */
export const NavBar = observer(function NavBar(props: NavBarProps) {
  const { title, center, back = true, action, tone = 'plain' } = props
  const [first] = useState(() => barMeasures(props.exact))
  // the app around a browser's page may tell of its status bar later; a mini-program's host is asked once
  const measures = process.env.TARO_ENV === 'h5' ? barMeasures(props.exact) : first
  const { top, height, row } = measures
  const house = back && !props.onBack && !uiPorts().hasBack()
  return (
    <View
      className={classes('ui-nav', `ui-nav--${tone}`)}
      style={top + height > 0 ? { paddingTop: `${top}px`, paddingBottom: `${height - row}px` } : undefined}
    >
      <View
        className="ui-nav__row"
        style={{
          // no content makes it taller than it says: what sticks below the bar counts on that
          ...(row > 0 ? { height: `${row}px`, minHeight: '0' } : {}),
          ...(measures.right > 0 && (center || action) ? { paddingRight: `${measures.right}px` } : {})
        }}
      >
        {back ? (
          <Pressable
            className="ui-nav__back"
            label={house ? uiWords('home') : uiWords('back')}
            onTap={props.onBack ?? uiPorts().back}
          >
            <View className="ui-nav__disc">
              <Icon name={house ? 'home' : 'back'} size={22} />
            </View>
          </Pressable>
        ) : null}
        {center ? (
          <View className={classes('ui-nav__center', !back && 'ui-nav__center--first')}>{center}</View>
        ) : (
          <View
            className="ui-nav__title"
            // the capsule does not shrink with the screen, so what keeps clear of it must not either
            style={measures.right > 0 ? { right: `${measures.right}px`, left: `${measures.right}px` } : undefined}
          >
            {title ? (
              <View
                className={classes('ui-nav__words', title.length > 20 && 'ui__size-3')}
                role="heading"
                aria-level={1}
              >
                {title}
              </View>
            ) : null}
            {props.count ? <View className="ui-nav__count">{props.count}</View> : null}
          </View>
        )}
        {action ? <View className="ui-nav__action">{action}</View> : null}
      </View>
    </View>
  )
})
