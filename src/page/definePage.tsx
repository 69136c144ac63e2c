import { observer } from 'mobx-react-lite'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import { pickWords } from '@/i18n'
import { routeOf, useArrival, usePageParams, type RouteKey, type RouteParams } from '@/routes'
import type { ScreenProps } from '@/ui'
import { PageFrameContext } from '@/ui/screen/pageFrame'
import { PageVisibleScope } from '@/ui/screen/usePageVisible'
import { LoginGate } from './LoginGate'
import { NoBackSwipe } from './NoBackSwipe'
import { PageBoundary } from './PageBoundary'

interface PageParts<K extends RouteKey> {
  /** The screen; a component that observes, so hooks and stores may be used. */
  body: (params: RouteParams[K]) => ReactNode
  /** The shape of what comes: of each `StateView` that has none of its own, and before a login that the route needs. */
  skeleton?: ReactNode
  /** `<TabBarHost …/>` of a tab screen. */
  tabBar?: ReactNode
  /** Its title where the route's row has none. */
  title?: () => string
  /** What its `Screen` is, unless that says otherwise. */
  screen?: Pick<ScreenProps, 'tone' | 'className'>
}

/** A part of its own before the page's: hooks of what stands inside a page register before the page's own. */
function Arrival() {
  useArrival()
  return null
}

/**
 * What a page's file exports: its screen, as the route's row says it is. Title, height of the bar, the back-swipe and
 * whether it needs a login come from the row; the parameters are checked; what throws shows that it failed.
 */
export function definePage<K extends RouteKey>(key: K, parts: PageParts<K>): ComponentType {
  const { body, skeleton, tabBar, title: ownTitle, screen } = parts
  const route = routeOf(key)
  // the parameters stay one object, as an effect of a tab page runs once for each opening
  const Body = observer(({ params }: { params: RouteParams[K] }) => body(params))
  const Framed = observer(() => {
    const params = usePageParams(key)
    const title = pickWords(route.title) || (ownTitle?.() ?? '')
    const frame = useMemo(() => ({ ...screen, title, tabBar, skeleton, exactBar: route.navBar === '44' }), [title])
    const content = <Body params={params} />
    return (
      <PageFrameContext.Provider value={frame}>
        <Arrival />
        {/* around the page itself: what it asks again and again above its Screen rests too while it is left */}
        <PageVisibleScope>
          {/* Taro's own boundary around each page shows nothing, and one above that never hears of an error */}
          <PageBoundary>
            {route.auth === 'login' ? <LoginGate skeleton={skeleton}>{content}</LoginGate> : content}
          </PageBoundary>
        </PageVisibleScope>
        {route.noBackSwipe ? <NoBackSwipe /> : null}
      </PageFrameContext.Provider>
    )
  })
  return function Page() {
    return <Framed />
  }
}
