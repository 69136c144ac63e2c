import './start'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { connectHost, goBack, hasBack } from '@/start/host'
import { useEntries } from '@/features/launch'
import { onPartFailure, startAnew } from '@/platform/pageParts'
import { currentKey, isRegisteredPath, routeAt, showNotFound } from '@/routes'
import { stores } from '@/stores'
import { noteEntry } from '@/stores/startUp'
import { FailedState } from '@/ui/screen/FailedState'
import { provideUi } from '@/ui/ports'
import './app.scss'

provideUi({
  back: () => void goBack(),
  hasBack,
  currencySymbol: () => stores.site.currencySymbol,
  pictureAddress: (picture) => stores.site.pictureAddress(picture),
  isScreen: isRegisteredPath
})
connectHost()

/** The application: Taro renders each page as its child. */
export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path }) => {
    const entry = routeAt(path ?? '/')
    if (entry?.built) noteEntry(entry.key)
  })
  useEntries()
  const [without, setWithout] = useState(false)
  // with a page on show its words suffice; the first page has nothing below it
  useEffect(() => onPartFailure(() => setWithout(currentKey() === undefined)), [])
  usePageNotFound(({ path, isEntryPage }) => void showNotFound(path, isEntryPage))
  if (without) return <FailedState onRetry={startAnew} />
  return children
}
