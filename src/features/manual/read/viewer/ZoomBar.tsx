import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { manualWords } from '../../messages'
import { maxZoom, minZoom, nextZoom } from './text'
import '@/ui/layout/layout.scss'

interface ZoomBarProps {
  page: number
  pages: number
  zoom: number
  onZoom: (zoom: number) => void
}

/** Which page is read, and how large. */
export const ZoomBar = observer(function ZoomBar({ page, pages, zoom, onZoom }: ZoomBarProps) {
  return (
    <div className="pdf-bar">
      <span className="pdf-bar__page" role="status">
        {manualWords('pageOf', { page, pages })}
      </span>
      <Pressable
        className="ui__row ui__justify-center pdf-bar__key"
        label={manualWords('smaller')}
        disabled={zoom <= minZoom}
        onTap={() => onZoom(nextZoom(zoom, -1))}
      >
        <Icon name="minus" size={20} />
      </Pressable>
      <span className="pdf-bar__zoom">{manualWords('zoom', { percent: Math.round(zoom * 100) })}</span>
      <Pressable
        className="ui__row ui__justify-center pdf-bar__key"
        label={manualWords('larger')}
        disabled={zoom >= maxZoom}
        onTap={() => onZoom(nextZoom(zoom, 1))}
      >
        <Icon name="plus" size={20} />
      </Pressable>
    </div>
  )
})
