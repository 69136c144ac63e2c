/** What the app around the page does with the phone's screen while something here asks for it. */
import { tellApp } from './index.h5'

/** Covers the app's own bar too, until the result is called; the layer itself is the page's. */
export function fillScreen(): () => void {
  const tell = (fullScreen: boolean) => tellApp({ name: 'fullScreen', fullScreen, coverNavBarFlag: fullScreen ? 1 : 0 })
  tell(true)
  return () => tell(false)
}

/** Holds the screen across, until the result is called. */
export function turnScreen(): () => void {
  tellApp({ name: 'setOrientation', orientation: 'landscape' })
  return () => tellApp({ name: 'setOrientation', orientation: 'portrait' })
}
