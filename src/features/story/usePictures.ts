import { STORY_PICTURES } from '@domain/content/story'
import { useEffect, useRef } from 'react'
import { toast } from '@/platform/feedback'
import { chooseFiles, compressPicture, forgetPicture } from '@/platform/upload'
import { storyWords } from './messages'
import { pictureLimits, type StoryPicture } from './rules'

let count = 0

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
  const latestRef = useRef(latest)
  latestRef.current = latest
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      latestRef.current().forEach(forget)
    }
  }, [])

  const add = async () => {
    const room = STORY_PICTURES - latest().length
    const files = (await chooseFiles({ count: room })).filter(({ kind }) => kind === 'picture')
    if (files.length > room) toast(storyWords('tooMany', { most: STORY_PICTURES }))
    files.slice(room).forEach(({ filePath }) => forgetPicture(filePath))
    let unfit = false
    // one after the other: each takes the memory of a whole photo
    for (const { filePath } of files.slice(0, room)) {
      const small = await compressPicture(filePath, pictureLimits)
      if (small !== filePath) forgetPicture(filePath)
      if (small === undefined) unfit = true
      else if (isGone.current) forgetPicture(small)
      else {
        count += 1
        onChange([...latest(), { id: `photo-${count}`, filePath: small }])
      }
    }
    if (unfit && !isGone.current) toast(storyWords('unfit'))
  }

  const remove = (id: string) => {
    latest()
      .filter((picture) => picture.id === id)
      .forEach(forget)
    onChange(latest().filter((picture) => picture.id !== id))
  }
  return { add, remove }
}
