import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { Component, type ComponentType, type ReactNode } from 'react'
import { setStatusBarWords } from '@/platform/statusBar'
import { FailedState } from './FailedState'
import { uiPorts } from './ports'
import { Screen } from './Screen'

interface PageOptions {
  /** `<TabBarHost …/>` of a tab screen: it stays when the screen fails. */
  tabBar?: ReactNode
}

/** What throws while rendering shows that it failed, with a retry and the bar's way back, instead of a blank page. */
class ErrorBoundary extends Component<PageOptions & { children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    setStatusBarWords('black') // the screen may have had a dark ground
    uiPorts().renderFailed(error)
  }

  /** The screen as it opens; what it loads each time it is shown would otherwise wait for the next time. */
  retry = () => this.setState({ failed: false }, () => Taro.getCurrentInstance().page?.onShow?.())

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Screen tabBar={this.props.tabBar}>
        <FailedState onRetry={this.retry} />
      </Screen>
    )
  }
}

/**
 * What a page's file exports: its screen, observed, inside an error boundary. Taro has a boundary of its own around each
 * page, which shows nothing; one above it would never hear of an error.
 */
export function definePage(body: () => ReactNode, { tabBar }: PageOptions = {}): ComponentType {
  const Body = observer(body)
  return function Page() {
    return (
      <ErrorBoundary tabBar={tabBar}>
        <Body />
      </ErrorBoundary>
    )
  }
}
