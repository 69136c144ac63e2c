/** How a test opens a screen and taps what is on it. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { traffic } from '../support/gateway'
import { host } from '../support/taro'

/** The machine's own timer, also in a test that moves the clock. */
const { setTimeout: machineTimer } = globalThis
const turn = () => new Promise<void>((resolve) => machineTimer(resolve, 0))

/**
 * Until the screen rests: no reply is on its way but those that the test holds back, and two turns of the machine draw and
 * ask nothing. What waits for a clock is not waited for.
 */
export async function rest(): Promise<void> {
  let drawCount = 0
  const watch = new MutationObserver(() => void (drawCount += 1))
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  try {
    for (let calm = 0; calm < 2;) {
      const before = drawCount + traffic.requests
      await act(turn)
      calm = drawCount + traffic.requests === before && traffic.underWay === 0 ? calm + 1 : 0
    }
  } finally {
    watch.disconnect()
  }
}

/** The params a screen is opened with, as they travel in its address. */
export const giveParams = (params: object): void => {
  host.params = { params: encodeURIComponent(JSON.stringify(params)) }
}

export async function open(page: ComponentType, params: object = {}): Promise<void> {
  giveParams(params)
  await act(async () => {
    render(createElement(page))
  })
}

export const tap = (name: string | RegExp, role = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })))

/** The page lies behind another for a while, and is looked at again. */
export async function lookAway(): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await rest()
  }
}
