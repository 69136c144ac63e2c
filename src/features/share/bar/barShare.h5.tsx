import { useState } from 'react'
import type { ShareView } from '@/platform/nativeApp'
import type { RouteKey } from '@/routes'
import { screenSubject } from '../screenSubject'
import { ShareButton } from '../ShareButton'
import { ShareSheets } from '../ShareSheets'

function BarShare({ screen, view }: { screen: RouteKey; view?: ShareView }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ShareButton inBar onTap={() => setOpen(true)} />
      <ShareSheets view={view} open={open} onClose={() => setOpen(false)} subject={screenSubject(screen)} />
    </>
  )
}

/** What shares a screen without a head, in its bar; `view`: the app's view that does. */
export const barShare = (screen: RouteKey, view?: ShareView) => <BarShare screen={screen} view={view} />
