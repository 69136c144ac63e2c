import { useState } from 'react'
import { ShareButton, ShareSheets } from '@/features/share'
import { pickWords } from '@/i18n'
import { routeOf, urlOf } from '@/routes'

function ZoneShare() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ShareButton inBar onTap={() => setOpen(true)} />
      <ShareSheets
        view="toAssistmentActivityShareView"
        open={open}
        onClose={() => setOpen(false)}
        subject={{ path: urlOf('assistment', {}), title: pickWords(routeOf('assistment').title) }}
      />
    </>
  )
}

/** What shares the zone, in its bar. */
export const zoneShare = <ZoneShare />
