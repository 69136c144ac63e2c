import { Picture } from '@/ui'
import { Linked } from '../Linked'
import type { BriefPicture } from '../types'
import { say } from '../words'
import { observer } from 'mobx-react-lite'
import './Brief.scss'

/** What a page without the block shows of it: a picture that leads there; nothing when there is none. */
export const Brief = observer(function Brief({ brief, eager }: { brief: BriefPicture | undefined; eager: boolean }) {
  if (!brief) return null
  return (
    <Linked className="cms-block cms-brief" link={brief.link}>
      <Picture src={brief.picture} alt={say(brief.alt)} ratio={brief.ratio / 1000} eager={eager} />
    </Linked>
  )
})
