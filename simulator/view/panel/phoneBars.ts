/** The bars of the platform around a page, and the room that the phone has. */
import {
  barsOf,
  capsuleOf,
  singlePageScene,
  type Device,
  type Host,
  type OpenPage,
  type UiPort,
  type Values
} from '../../host'
import { element, type PhoneParts } from './phoneParts'

export const isSingle = (host: Host): boolean => host.entry().scene === singlePageScene

/** A page has the platform's own bar if its settings ask for it; a single page always has it. */
export function showBars({ live, screen }: PhoneParts, pages: readonly OpenPage[]): void {
  const single = isSingle(live())
  screen.toggleAttribute('data-single', single)
  element('single').hidden = !single
  const page = pages.at(-1)
  const settings: Values = { ...live().appJson.window, ...page?.settings }
  const { shown, floats } = barsOf(live().appJson, page?.settings ?? {}, single)
  screen.toggleAttribute('data-bar', shown)
  screen.toggleAttribute('data-bar-floats', floats)
  const nav = element('nav')
  nav.hidden = !shown
  const title = nav.querySelector('span')
  if (title) title.textContent = String(settings['navigationBarTitleText'] ?? '')
  element('nav-back').hidden = pages.length < 2
  screen.dataset['front'] = settings['navigationBarTextStyle'] === 'white' ? '#ffffff' : '#000000'
}

/** What the scripts change of the bar. */
export const changeBar =
  ({ live, screen }: PhoneParts): NonNullable<UiPort['navigationBar']> =>
  (_id, bar) => {
    const title = element('nav').querySelector('span')
    // over a single page stands the title of its settings
    if (bar.title !== undefined && title && !isSingle(live())) title.textContent = bar.title
    if (bar.frontColor) screen.dataset['front'] = bar.frontColor
    if (bar.backgroundColor) element('nav').style.background = bar.backgroundColor
  }

export function setDevice({ screen, live, frames }: PhoneParts, device: Device): void {
  const { style } = document.documentElement
  style.setProperty('--width', `${device.screenWidth}px`)
  style.setProperty('--height', `${device.screenHeight}px`)
  style.setProperty('--status', `${device.statusBarHeight}px`)
  style.setProperty('--safe-bottom', `${device.safeBottom}px`)
  screen.toggleAttribute('data-flat', device.safeBottom === 0)
  const capsule = capsuleOf(device)
  Object.assign(element('capsule').style, {
    left: `${capsule.left}px`,
    top: `${capsule.top}px`,
    width: `${capsule.width}px`,
    height: `${capsule.height}px`
  })
  live().set({ device })
  frames().setSafe()
  frames().setFontSize()
}
