import { View } from '@tarojs/components'
import { popupIsDue, withPopup } from '@domain/decoration/popups'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { serverNow } from '@/api'
import { shopMidnight } from '@/lib/dates'
import { readStored, writeStored } from '@/stores'
import { classes, Icon, Picture, Pressable, usePageVisible } from '@/ui'
import { still } from '@/ui/screen/still'
import { modalIsOpen, useModal } from '@/ui/screen/useModal'
import { linkAction } from '../../Linked'
import { cmsWords } from '../../messages'
import { isHidden } from '../../motion'
import { usePageEnv } from '../../signals'
import { say } from '../../words'
import type { BlockGiven } from '../block'
import './PopupPicture.scss'

/** ms: the page is seen first, and what else wants to be said is said. */
const SETTLED = 1500

const today = (): string => String(shopMidnight(serverNow()))
const isDue = (key: string): boolean => popupIsDue(readStored('popupsShown'), key, today())

/** How far it is: waiting for its moment · its picture loads unseen · open · closed for today. */
type Phase = 'waiting' | 'loading' | 'open' | 'closed'

/** The moments of a pop-up: it waits for its page, for the panels that are open, and for its own picture. */
function usePopup(key: string): { phase: Phase; handleLoad: () => void; close: () => void } {
  const { busy } = usePageEnv()
  const visible = usePageVisible()
  const [phase, setPhase] = useState<Phase>('waiting')
  const waits = phase === 'waiting' && visible && !busy
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => {
      if (!isDue(key)) setPhase('closed')
      else if (!modalIsOpen() && !isHidden()) setPhase('loading')
    }, SETTLED)
    return () => clearInterval(timer)
  }, [waits, key])
  return {
    phase,
    // another tab may have shown it meanwhile, and something else may have opened
    handleLoad: () => {
      if (phase !== 'loading') return
      if (!isDue(key)) return setPhase('closed')
      if (!visible || busy || modalIsOpen() || isHidden()) return setPhase('waiting')
      writeStored('popupsShown', withPopup(readStored('popupsShown'), key, today()))
      setPhase('open')
    },
    close: () => setPhase('closed')
  }
}

/** A picture over the page, once a shop's day and device: remembered when it is seen, not when it was due. */
export const PopupPicture = observer(function PopupPicture({ id, props }: BlockGiven<'popupPicture'>) {
  const { page } = usePageEnv()
  const { phase, handleLoad, close } = usePopup(`${page}/${id}`)
  const isOpen = phase === 'open'
  const panel = useModal<HTMLElement>(isOpen, close)
  const open = linkAction(props.link)
  if (phase === 'waiting' || phase === 'closed') return null
  const picture = (
    <Picture
      src={props.picture}
      alt={say(props.alt)}
      ratio={props.ratio / 1000}
      ground={false}
      fit="contain"
      eager
      onLoaded={handleLoad}
    />
  )
  return (
    <View className={classes('cms-popup', !isOpen && 'cms-popup--unseen')} aria-hidden={!isOpen}>
      <View className="cms-popup__mask" {...still} />
      <View ref={panel} className="cms-popup__panel" role="dialog" aria-modal aria-label={say(props.alt)} {...still}>
        {open ? (
          <Pressable
            className="cms-popup__picture"
            role="link"
            label={say(props.alt)}
            onTap={() => {
              close()
              open()
            }}
          >
            {picture}
          </Pressable>
        ) : (
          <View className="cms-popup__picture">{picture}</View>
        )}
        <Pressable className="cms-popup__close" label={cmsWords('close')} onTap={close}>
          <Icon name="close" size={20} color="white" />
        </Pressable>
      </View>
    </View>
  )
})
