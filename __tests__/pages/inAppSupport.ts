/** What tests of a page in the app have in common: the app, what is chosen of it, and acts that it is asked for. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { createElement as h } from 'react'
import { forgetQueries } from '@/api'
import type { MessageName } from '@/bridge/messages'
import { OPEN_MS } from '@/bridge/sending'
import { ShareWays } from '@/features/share/late'
import { events } from '@/lib/events'
import { InkCanvas } from '@/platform/canvas/InkCanvas'
import { chooseFiles, type ChosenFile } from '@/platform/upload'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { followChoices } from '@/stores/inApp/backResult'
import { address } from '../unit/stores/samples'
import { enterApp, FakeApp } from '../support/fakeApp'
import { rest } from './screens'

/** How an app lacks a message: its list is without it, it refuses it, or it neither answers nor covers the page for 1.5 s. */
export const olds = ['unlisted', 'refuse', 'never'] as const
type Old = (typeof olds)[number]

/** What a test has: its app, files that were chosen, and the browser's field for them. */
export const here = {
  app: new FakeApp(),
  files: undefined as ChosenFile[] | undefined,
  field: undefined as HTMLInputElement | undefined
}
let leave = (): void => undefined
let finish = (): void => undefined

export async function enter(name: MessageName, old?: Old): Promise<void> {
  if (old === 'refuse' || old === 'never') here.app.on(name, old)
  leave = await enterApp(here.app, old === 'unlisted' ? [name] : [])
}

/** Lets everything happen, and the time in which an app opens something of its own. */
export async function pass(): Promise<void> {
  await rest()
  await act(() => jest.advanceTimersByTimeAsync(OPEN_MS))
  await rest()
}
export const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

export const choose = async (way: string): Promise<void> => {
  void chooseFiles({ count: 1 }).then((files) => (here.files = files))
  await rest()
  await tap(way)
}
/** A dot, as text. */
export const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const strokes = [
  [
    [10, 10],
    [90, 80]
  ],
  [
    [20, 60],
    [120, 20]
  ]
]
export const strokeMock = jest.fn()
export const ink = () =>
  render(h(InkCanvas, { label: '签名', strokes: [], paper: undefined, onStroke: strokeMock, turned: true }))

/** A link to an application of the shell. */
export const repairs = 'app:repairs?caseCode=C1#%E6%8A%A5%E4%BF%AE'
/** What this site says of itself. */
export const site = (info: object) => runInAction(() => Object.assign(stores.site, { info }))

/** Ways to share in a phone's browser; one is another app. */
export function showShareWays(): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
  render(h(ShareWays, { subject: { path: '/', title: 'a' }, link: 'x', onPose: undefined, onDone: jest.fn() }))
}

/** An address is chosen on a screen. */
export function chooseAddress(key: ReturnType<typeof routes.currentKey>): void {
  jest.mocked(routes.currentKey).mockReturnValue(key)
  finish = followChoices()
  events.emit('selectedAddress', address as never)
}

/** Before and after each test of a file. */
export function eachInApp(): void {
  beforeEach(() => {
    jest.useFakeTimers()
    here.app = new FakeApp()
    here.files = here.field = undefined
    location.hash = ''
    site({})
    jest.mocked(routes.goToPath).mockClear()
    Object.assign(URL, { createObjectURL: () => `blob:${Math.random()}`, revokeObjectURL: () => undefined })
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      here.field = this
    })
  })
  afterEach(() => {
    cleanup()
    finish()
    finish = () => undefined
    leave()
    forgetQueries()
    document.querySelectorAll('input[type=file]').forEach((element) => element.remove())
    jest.useRealTimers()
  })
}
