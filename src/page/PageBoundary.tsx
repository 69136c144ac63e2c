import Taro from '@tarojs/taro'
import { Component, type ReactNode } from 'react'
import { setStatusBarWords } from '@/platform/statusBar'
import { report } from '@/stores'
import { FailedState, Screen } from '@/ui'

/** What throws while rendering shows that it failed, with a retry and the bar's way back, instead of a blank page. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    setStatusBarWords('black') // the screen may have had a dark ground
    report('app.render', error instanceof Error ? error.message : 'unknown')
  }

  /** The screen as it opens; what it loads each time it is shown would otherwise wait for the next time. */
  retry = () => this.setState({ failed: false }, () => Taro.getCurrentInstance().page?.onShow?.())

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Screen tone="plain" className="">
        <FailedState onRetry={this.retry} />
      </Screen>
    )
  }
}
