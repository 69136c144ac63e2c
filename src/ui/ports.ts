import { cut } from '@domain/graphemes'
import { observable, runInAction } from 'mobx'
import type { ComponentType } from 'react'

/** What primitives need from the app without knowing it; handed in once at start. */
export interface UiPorts {
  /** Leaves the screen: one page back, or home when there is none. */
  back: () => void
  /** Whether there is a page to go back to; decides between the arrow and the house. */
  hasBack: () => boolean
  /** The site's currencySymbol (spec 9.2); observable when the app's is. */
  currencySymbol: () => string
  /** Full address of a picture that may be shown, '' for any other; observable when the site's list is. */
  pictureAddress: (path: string) => string
  /** Whether the app has a screen at a path; the query does not matter. */
  isScreen: (path: string) => boolean
  /** The beginning of a text in at most so many signs, none cut in half; with the start, as most screens take text. */
  cut: (text: string, most: number) => string
  /** What the host makes the app ask over every screen; none where it asks nothing. */
  layer?: ComponentType
}

const ports = observable(
  {
    current: {
      back: () => undefined,
      hasBack: () => true,
      currencySymbol: () => '¥',
      pictureAddress: (path) => path,
      isScreen: () => false,
      cut
    } as UiPorts
  },
  { current: observable.ref }
)

/** Hands in what differs; what is left out keeps its default. */
export const provideUi = (newPorts: Partial<UiPorts>): void => {
  runInAction(() => {
    ports.current = { ...ports.current, ...newPorts }
  })
}

/** What was handed in; read it while rendering or in a handler, never at module load. */
export const uiPorts = (): UiPorts => ports.current
