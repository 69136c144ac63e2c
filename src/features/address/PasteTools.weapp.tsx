import { cut } from '@domain/graphemes'
import { observer } from 'mobx-react-lite'
import { readCopied } from '@/platform/copied'
import { choosePlace } from '@/platform/place'
import { Button } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { addressWords } from './messages'
import type { PasteToolsProps } from './pasteToolsTypes'
import { MAX_PASTE, placeText } from './rules'
import './PasteBox.scss'

/** Other ways to fill the form: the place on the map, and what was copied. Each says why when it can't. */
export const PasteTools = observer(function PasteTools({ onText, onEmpty }: PasteToolsProps) {
  const place = async () => {
    const mapPlace = await choosePlace()
    if (mapPlace) await onText(placeText(mapPlace), 'place')
  }
  const paste = async () => {
    const text = await readCopied()
    if (text === '') onEmpty()
    else if (text !== undefined) await onText(cut(text, MAX_PASTE), 'paste')
  }
  return (
    <Row align="stretch" above={2} className="paste-box__tools">
      <Button kind="text" size="m" className="paste-box__tool" onTap={place}>
        {addressWords('usePlace')}
      </Button>
      <Button kind="text" size="m" className="paste-box__tool" onTap={paste}>
        {addressWords('useCopied')}
      </Button>
    </Row>
  )
})
