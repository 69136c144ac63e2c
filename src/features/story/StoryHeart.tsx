import { Text } from '@tarojs/components'
import type { Story } from '@contract'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { patchLists } from '@/api'
import { afterLogin } from '@/features/afterLogin'
import { groupedCount } from '@/lib/counts'
import { stores } from '@/stores'
import { Hidden, Icon, Pressable } from '@/ui'
import { useMutation } from './calls'
import { storyWords } from './messages'
import './story.scss'

type Held = Pick<Story, 'hearted' | 'heartCount'>

/** A heart with how many gave one; shown at once, and taken back when it was not kept. */
export const StoryHeart = observer(function StoryHeart({ story }: { story: Story }) {
  const mutation = useMutation('POST /o2cum/v1/glz-store/heart')
  const [answer, setAnswer] = useState<Held>()
  const keeping = useRef(false)
  const { hearted, heartCount } = answer ?? story
  const give = async (wish: boolean) => {
    if (keeping.current) return
    keeping.current = true
    setAnswer({ hearted: wish, heartCount: Math.max(0, heartCount + (wish ? 1 : -1)) })
    const { storyId } = story
    const result = await mutation.send({ body: { storyId, hearted: wish } })
    keeping.current = false
    // what the list holds is what stands from now on
    setAnswer(undefined)
    if (!result.ok) return
    patchLists('GET /o2cum/v1/pub/glz-store/list', (list) => ({
      ...list,
      rows: list.rows.map((row) => (row.storyId === storyId ? { ...row, ...result.data } : row))
    }))
  }
  return (
    <Pressable
      className={hearted ? 'story-heart story-heart--given' : 'story-heart'}
      pressed={hearted}
      onTap={() => void (stores.session.loggedIn ? give(!hearted) : afterLogin(() => give(true)))}
    >
      <Icon name="heart" size={16} color={hearted ? 'sale' : 'ink-3'} />
      <Hidden>{storyWords('heart')}</Hidden>
      <Text>{groupedCount(heartCount)}</Text>
    </Pressable>
  )
})
