/** Opens a decorated page as after a launch. */
import { act, render } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { stores } from '@/stores'
import { SiteStore } from '@/stores/site'
import { seeEverything } from './homeSupport'

/** A decorated page as after a launch: the site's files are fetched, then it is drawn. */
export async function openDecorated(page: ComponentType): Promise<void> {
  render(createElement(page))
  await act(async () => {
    await stores.site.load()
  })
}

/** Before a test of one: an empty device, a site that is not loaded, everything near. */
export function beginDecorated(): void {
  window.localStorage.clear()
  seeEverything()
  stores.site = new SiteStore()
}
