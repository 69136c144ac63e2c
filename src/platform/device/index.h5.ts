import type { Device } from './types'

export type { Device }

/** An iPad that asks for desktop pages calls itself a Mac, which has no touch screen. */
const isPad = (agent: string): boolean => /Macintosh/.test(agent) && navigator.maxTouchPoints > 1

/** An Android phone that asks for desktop pages calls itself a computer, which is wider and has no touch screen. */
const isPhone = (agent: string): boolean =>
  /X11; Linux/.test(agent) && navigator.maxTouchPoints > 0 && window.innerWidth < 540

/** Read each time: a browser's tools may change it while the page is open. */
export function device(): Device {
  const agent = navigator.userAgent
  const kind =
    /iPhone|iPad|iPod/.test(agent) || isPad(agent)
      ? 'IOS'
      : /Android|HarmonyOS|OpenHarmony/i.test(agent) || isPhone(agent)
        ? 'ANDROID'
        : 'DESKTOP'
  return { kind, inChatApp: /MicroMessenger/i.test(agent) }
}

/** Leaves for an app store; `leave`: how. */
export const openStore = (link: string, leave: (address: string) => void = (address) => location.assign(address)) =>
  leave(link)
