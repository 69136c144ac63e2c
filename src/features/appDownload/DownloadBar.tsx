import { observer } from 'mobx-react-lite'
import { copyText } from '@/platform/clipboard'
import { openStore } from '@/platform/device'
import { go } from '@/routes'
import { BottomBar, Button } from '@/ui'
import { downloadWords } from './messages'
import type { DownloadWay } from './rules'

/** The one thing to do here on this device; nothing where a code is scanned. */
export const DownloadBar = observer(function DownloadBar({ way }: { way: DownloadWay }) {
  if (way.way === 'NONE' || way.way === 'SCAN') return null
  const act =
    way.way === 'STORE'
      ? { words: downloadWords('get'), onTap: () => openStore(way.link) }
      : way.way === 'CHAT'
        ? { words: downloadWords('copy'), onTap: () => copyText(way.link) }
        : { words: downloadWords('goOn'), onTap: () => go('index', {}) }
  return (
    <BottomBar>
      <Button size="l" block onTap={act.onTap}>
        {act.words}
      </Button>
    </BottomBar>
  )
})
