/** How a test opens a screen and taps what is on it. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { host } from '../support/taro'

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
