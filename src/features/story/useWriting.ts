import type { OwnStory } from '@contract'
import { STORY_MODEL_LENGTH, STORY_TEXT } from '@domain/content/story'
import { useState } from 'react'
import { serverNow } from '@/api'
import { formatClock } from '@/lib/dates'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { draftOf, stores } from '@/stores'
import { useForm } from '@/ui/form/useForm'
import { sendPictures, sendStory, unsentOf } from './api'
import { storyWords } from './messages'
import { beginOf, rulesAt, storyOrder, tidyDraft, withPaths, type StoryDraft, type StoryProblem } from './rules'
import { usePictures } from './usePictures'
import { thisYear } from './useStory'

const problemWords = (problem: StoryProblem): string =>
  problem === 'modelLong'
    ? storyWords(problem, { most: STORY_MODEL_LENGTH })
    : problem === 'tooLong'
      ? storyWords(problem, { most: STORY_TEXT.most })
      : problem === 'tooShort'
        ? storyWords(problem, { least: STORY_TEXT.least })
        : storyWords(problem)

/** How far the photos are on their way. */
export type Sending = { state: 'idle' } | { state: 'sending'; percent: number } | { state: 'failed' }

/** A story that is being written: kept on the device, its photos sent together and then its words. */
export function useWriting(story: OwnStory | undefined, onSent: (story: OwnStory) => void) {
  const [begin] = useState(() => beginOf(story))
  const [draft] = useState(() => draftOf('story'))
  // when it was kept in this visit; '' for one of an earlier
  const [savedAt, setSavedAt] = useState(() => (draft.read() === undefined ? undefined : ''))
  const [sending, setSending] = useState<Sending>({ state: 'idle' })

  const sendAll = async (values: StoryDraft): Promise<OwnStory> => {
    const waiting = unsentOf(values.pictures)
    if (waiting.length === 0) return sendStory(values)
    setSending({ state: 'sending', percent: 0 })
    try {
      const paths = await sendPictures(waiting, (percent) => setSending({ state: 'sending', percent }))
      setSending({ state: 'idle' })
      // kept, so that a second try sends the words alone
      form.change({ pictures: withPaths(form.latest().pictures, paths) })
    } catch (failure) {
      setSending({ state: 'failed' })
      throw failure
    }
    return sendStory(form.latest())
  }

  const form = useForm({
    begin,
    rules: rulesAt(thisYear()),
    order: storyOrder,
    words: problemWords,
    draft: {
      ...draft,
      keep: (values) => {
        draft.keep(values)
        setSavedAt(formatClock(serverNow()))
      }
    },
    tidy: tidyDraft(begin),
    send: sendAll,
    sent: (savedStory: OwnStory) => {
      toast(storyWords('sent'))
      onSent(savedStory)
    },
    unanswered: () => storyWords('lost')
  })
  const pictures = usePictures({
    latest: () => form.latest().pictures,
    onChange: (next) => {
      setSending({ state: 'idle' })
      form.change({ pictures: next })
    }
  })
  return {
    ...form,
    pictures,
    savedAt,
    progress: sending,
    /** A visitor is asked to log in, and keeps all that was written. */
    submit: async () => {
      if (stores.session.loggedIn) return form.submit()
      const from = currentUrl()
      await go('login', from ? { from } : {})
    }
  }
}

export type Writing = ReturnType<typeof useWriting>
