import { useReachBottom } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useContext, type ReactNode } from 'react'
import { typeClass } from '@/platform/typeSize'
import { classes } from '../classes'
import { NavBar, type Tone } from './NavBar'
import { PageFrameContext } from './pageFrame'
import { uiPorts } from '../ports'
import { usePullRefresh } from './usePullRefresh'
import './Screen.scss'

export interface ScreenProps {
  /** Default: the title of its page. */
  title?: string
  /** A count after the title. */
  titleCount?: number
  /** In place of the title, such as a search field. */
  navCenter?: ReactNode
  /** Default: yes, unless it is a tab. */
  back?: boolean
  onBack?: () => void
  /** At most one, at the right of the nav bar. */
  action?: ReactNode
  /** Ground of nav bar and top of the screen: `plain` · `tint` · `card` (a white screen) · `brand` · `clear`. */
  tone?: Tone
  /** One of the four tab screens. */
  tab?: boolean
  /** `<TabBarHost …/>`, from custom-tab-bar; default: that of its page. */
  tabBar?: ReactNode
  /** A BottomBar, stays at the bottom. */
  footer?: ReactNode
  /** The list's end is near; needs nothing in the page's config. */
  onReachBottom?: () => void
  /** Needs `enablePullDownRefresh: true` in the page's config for the mini-program; the sign stays until it settles. */
  onPullRefresh?: () => unknown
  className?: string
  children?: ReactNode
}

/** A screen: nav bar, body, and what stays at the bottom. Render exactly one a page. */
export function Screen(props: ScreenProps) {
  const frame = useContext(PageFrameContext)
  const { tone = frame.tone ?? 'plain', className = frame.className, tabBar = frame.tabBar } = props
  const { tab = Boolean(tabBar) } = props
  useReachBottom(() => props.onReachBottom?.())
  const pull = usePullRefresh(props.onPullRefresh)
  const { layer: Layer } = uiPorts()
  return (
    <View className={classes('ui-screen', `ui-screen--${tone}`, tab && 'ui-screen--tab', typeClass(), className)}>
      <NavBar
        title={props.title ?? frame.title}
        count={props.titleCount}
        center={props.navCenter}
        back={props.back ?? !tab}
        onBack={props.onBack}
        action={props.action}
        tone={tone}
        exact={frame.exactBar}
      />
      <View className="ui-screen__body" role="main">
        {pull}
        {props.children}
      </View>
      {props.footer || tabBar ? (
        <View className={classes('ui-screen__foot', Boolean(props.footer) && 'ui-screen__foot--bar')}>
          {props.footer}
          {tabBar}
        </View>
      ) : null}
      {/* in a view of its own: what goes from beside the body would send all of it to the page anew */}
      {Layer ? (
        <View>
          <Layer />
        </View>
      ) : null}
    </View>
  )
}
