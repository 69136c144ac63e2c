import { useState } from 'react'
import { screenSubject, ShareButton, ShareSheets } from '@/features/share'

function ZoneShare() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ShareButton inBar onTap={() => setOpen(true)} />
      <ShareSheets
        view="toAssistmentActivityShareView"
        open={open}
        onClose={() => setOpen(false)}
        subject={screenSubject('assistment')}
      />
    </>
  )
}

/** What shares the zone, in its bar. */
export const zoneShare = <ZoneShare />
