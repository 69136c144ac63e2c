/** What telling a story needs to decide, without a screen. */
import type { BodyOf, OwnStory } from '@contract'
import {
  isStoryYear,
  STORY_FIRST_YEAR,
  STORY_PICTURES,
  storyAfter,
  STORY_STATES,
  tidyStory,
  tidyStoryModel
} from '@domain/content/story'
import type { FormRules } from '@/ui/form/rules'

/** A photo: of this device until it was sent. */
export interface StoryPicture {
  id: string
  filePath?: string
  /** Where it is stored, with what opens it for a while. */
  url?: string
}

export interface StoryDraft {
  /** 0 while none is chosen. */
  year: number
  model: string
  text: string
  pictures: StoryPicture[]
  agreed: boolean
}

export type StoryField = 'year' | 'model' | 'text' | 'agreed'
export type StoryProblem = 'needYear' | 'needModel' | 'modelLong' | 'tooShort' | 'tooLong' | 'unseen' | 'needAgree'

export const storyOrder: readonly StoryField[] = ['year', 'model', 'text', 'agreed']

/** What a photo is made into before it is packed: nine of them stay below what a phone writes as one file. */
export const pictureLimits = { side: 1600, maxBytes: 1024 * 1024 }

export const emptyStory: StoryDraft = { year: 0, model: '', text: '', pictures: [], agreed: false }

/** What the form begins with: a story that was refused or taken back as it was, so that it can be mended. */
export const beginOf = (story: OwnStory | undefined): StoryDraft =>
  story === undefined
    ? emptyStory
    : {
        year: story.year,
        model: story.model,
        text: story.text,
        pictures: story.pictures.map((url, index) => ({ id: `kept-${index}`, url })),
        agreed: false
      }

/** Where a picture is stored, without what opened it. */
const storedAt = (url: string): string => url.split('?')[0] ?? ''

const urlOf = (picture: unknown): string | undefined =>
  typeof picture === 'object' && picture !== null && 'url' in picture && typeof picture.url === 'string'
    ? picture.url
    : undefined

/** A draft made fit: photos of the device are gone after a reload, and what opened the others may have ended. */
export const tidyDraft =
  (begin: StoryDraft) =>
  (draft: StoryDraft): StoryDraft => ({
    year: Number.isInteger(draft.year) ? draft.year : 0,
    model: draft.model,
    text: draft.text,
    agreed: draft.agreed,
    pictures: draft.pictures.slice(0, STORY_PICTURES).flatMap((picture, index) => {
      const url = urlOf(picture)
      if (url === undefined) return []
      const now = begin.pictures.find((candidate) => storedAt(candidate.url ?? '') === storedAt(url))
      return [{ id: `kept-${index}`, url: now?.url ?? url }]
    })
  })

export const rulesAt = (thisYear: number): FormRules<StoryDraft, StoryField, StoryProblem> => ({
  year: ({ year }) => (isStoryYear(year, thisYear) ? undefined : 'needYear'),
  model: ({ model }) => {
    const tidy = tidyStoryModel(model)
    if (!('problem' in tidy)) return undefined
    return tidy.problem === 'TOO_LONG' ? 'modelLong' : tidy.problem === 'UNSEEN' ? 'unseen' : 'needModel'
  },
  text: ({ text }) => {
    const tidy = tidyStory(text)
    if (!('problem' in tidy)) return undefined
    return tidy.problem === 'TOO_LONG' ? 'tooLong' : tidy.problem === 'UNSEEN' ? 'unseen' : 'tooShort'
  },
  agreed: ({ agreed }) => (agreed ? undefined : 'needAgree')
})

/** The photos once those that were still on the device are stored at `paths`, in their order. */
export function withPaths(pictures: readonly StoryPicture[], paths: readonly string[]): StoryPicture[] {
  const rest = [...paths]
  return pictures.map((picture) => {
    const url = picture.url ?? rest.shift()
    return url === undefined ? picture : { ...picture, url }
  })
}

export const toStory = (draft: StoryDraft): BodyOf<'POST /o2cum/v1/glz-store/save'> => ({
  year: draft.year,
  model: draft.model.trim(),
  text: draft.text.trim(),
  pictures: draft.pictures.flatMap(({ url }) => (url === undefined ? [] : [storedAt(url)])),
  agreed: draft.agreed
})

/** Whether a shopper may write: there is no story yet, or one that can be written anew. */
export const mayWrite = (story: OwnStory | undefined): boolean =>
  story === undefined ||
  (STORY_STATES.some((state) => state === story.state) && storyAfter(story.state, 'WRITE') !== undefined)

export const mayHide = (story: OwnStory): boolean =>
  STORY_STATES.some((state) => state === story.state) && storyAfter(story.state, 'HIDE') !== undefined

/** Years that can be chosen, the newest first, by their decades. */
export function decadesTo(thisYear: number): { decade: number; years: number[] }[] {
  const decades: { decade: number; years: number[] }[] = []
  for (let year = thisYear; year >= STORY_FIRST_YEAR; year -= 1) {
    const decade = year - (year % 10)
    const last = decades.at(-1)
    if (last?.decade === decade) last.years.push(year)
    else decades.push({ decade, years: [year] })
  }
  return decades
}

/** The words with what one can begin with: after what is there already, on a line of its own. */
export const withOpening = (text: string, opening: string): string =>
  text.trim() === '' ? opening : `${text.trimEnd()}\n${opening}`
