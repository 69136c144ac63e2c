import type { BodyOf, Footstep } from '@contract'
import { patch } from '@/api'
import { confirm, toast } from '@/platform/feedback'
import type { Chosen } from '@/ui/list/useSelection'
import { footprintWords as t } from '../messages'
import { openDay } from '../rules'
import { useList, useMutation, useQuery } from './calls'

export const keyOf = ({ day, spuCode }: Footstep) => `${day} ${spuCode}`

const lookOf = (key: string) => {
  const [day = '', spuCode = ''] = key.split(' ')
  return { day, spuCode }
}

/** The selection as the gateway takes it. */
const choiceOf = (choice: Chosen, day: string | undefined): BodyOf<'POST /o2cum/v1/footstep/delete'> =>
  choice.all
    ? { among: { ...(day === undefined ? {} : { day }), without: choice.except.map(lookOf) } }
    : { rows: choice.keys.map(lookOf) }

const base = { catalogVersionCode: 'OW' } as const
const manner = { keepPrevious: true, again: true }

/** What was looked at, of a day or of all; forgetting some of it, and pausing. */
export function useFootprint(askedDay: string | undefined) {
  const summary = useQuery('GET /o2cum/v1/footstep/page', { query: { ...base, size: 1 }, ...manner })
  const day = openDay(summary.data?.days ?? [], askedDay)
  const list = useList('GET /o2cum/v1/footstep/page', {
    query: day === undefined ? base : { ...base, day },
    size: 24,
    rowKey: keyOf,
    ...manner
  })
  const deleting = useMutation('POST /o2cum/v1/footstep/delete')
  const pausing = useMutation('POST /o2cum/v1/footstep/pause')

  /** True when it is done. */
  const forget = async (choice: Chosen): Promise<boolean> => {
    const outcome = await deleting.send({ body: choiceOf(choice, day) })
    if (outcome.ok) toast(t('deleted', { count: outcome.data.deleted }))
    return outcome.ok
  }

  const clear = async (): Promise<boolean> => {
    const sure = await confirm({
      title: t('clearTitle'),
      content: t('clearNote'),
      confirmText: t('clear'),
      cancelText: t('keep'),
      danger: true
    })
    if (!sure) return false
    const outcome = await deleting.send({ body: { among: { without: [] } } })
    if (outcome.ok) toast(t('cleared'))
    return outcome.ok
  }

  const pause = async (paused: boolean): Promise<void> => {
    const show = () => patch('GET /o2cum/v1/footstep/page', (reply) => ({ ...reply, paused }))
    const outcome = await pausing.send({ body: { paused } }, show)
    if (outcome.ok) toast(t(paused ? 'pausedDone' : 'resumedDone'))
  }

  return { summary, list, day, reload: () => Promise.all([summary.reload(), list.restart()]), forget, clear, pause }
}

export type Footprint = ReturnType<typeof useFootprint>
