import { STORY_PICTURES } from '@domain/content/story'
import { useEffect, useRef } from 'react'
import { toast } from '@/platform/feedback'
import { chooseFiles, compressPicture, forgetPicture } from '@/platform/upload'
import { storyWords } from './messages'
import { pictureLimits, type StoryPicture } from './rules'

let made = 0

interface PicturesOptions {
  /** As they are in this turn. */
  latest: () => readonly StoryPicture[]
  onChange: (pictures: StoryPicture[]) => void
}

const forget = ({ filePath }: StoryPicture): void => {
  if (filePath !== undefined) forgetPicture(filePath)
}

/** Photos that are chosen, made small and kept on the device until the story goes. */
export function usePictures({ latest, onChange }: PicturesOptions) {
  const held = useRef(latest)
  held.current = latest
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      held.current().forEach(forget)
    }
  }, [])

  const add = async () => {
    const room = STORY_PICTURES - latest().length
    const chosen = (await chooseFiles({ count: room })).filter(({ kind }) => kind === 'picture')
    if (chosen.length > room) toast(storyWords('tooMany', { most: STORY_PICTURES }))
    chosen.slice(room).forEach(({ filePath }) => forgetPicture(filePath))
    let unfit = false
    // one after the other: each takes the memory of a whole photo
    for (const { filePath } of chosen.slice(0, room)) {
      const small = await compressPicture(filePath, pictureLimits)
      if (small !== filePath) forgetPicture(filePath)
      if (small === undefined) unfit = true
      else if (gone.current) forgetPicture(small)
      else {
        made += 1
        onChange([...latest(), { id: `photo-${made}`, filePath: small }])
      }
    }
    if (unfit && !gone.current) toast(storyWords('unfit'))
  }

  const remove = (id: string) => {
    latest()
      .filter((picture) => picture.id === id)
      .forEach(forget)
    onChange(latest().filter((picture) => picture.id !== id))
  }
  return { add, remove }
}
