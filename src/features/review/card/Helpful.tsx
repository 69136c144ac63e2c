import { Text } from '@tarojs/components'
import type { Review } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { patchLists } from '@/api'
import { currentLocale } from '@/i18n'
import { personCount } from '@/lib/counts'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Icon, Pressable } from '@/ui'
import { reviewWords } from '../messages'
import { useMutation } from './calls'

/** «Helpful» with how many said so; shown at once, and taken back when it was not kept. */
export const Helpful = observer(function Helpful({ review }: { review: Review }) {
  const { reviewId } = review
  const [said, setSaid] = useState<{ helpful: boolean; helpfulCount: number }>()
  const mutation = useMutation('POST /o2cmt/v1/glz-product-comment/b2c/helpful')
  const { helpful, helpfulCount } = said ?? review

  const tap = async () => {
    if (!stores.session.loggedIn) return void go('login')
    const next = { helpful: !helpful, helpfulCount: Math.max(0, helpfulCount + (helpful ? -1 : 1)) }
    setSaid(next)
    const done = await mutation.send({ body: { reviewId, helpful: next.helpful } })
    if (!done.ok) return setSaid(undefined)
    const { data } = done
    setSaid(data)
    patchLists('GET /o2cmt/v1/pub/glz-product-comment/b2c', (held) => ({
      ...held,
      rows: held.rows.map((one) => (one.reviewId === reviewId ? { ...one, ...data } : one))
    }))
  }
  return (
    <Pressable
      className={helpful ? 'review-helpful review-helpful--said' : 'review-helpful'}
      pressed={helpful}
      onTap={() => void tap()}
    >
      <Icon name={helpful ? 'check' : 'plus'} size={16} color={helpful ? 'brand' : 'ink-3'} />
      <Text>
        {helpfulCount > 0
          ? reviewWords('helpfulCount', { count: personCount(helpfulCount, currentLocale()) })
          : reviewWords('helpful')}
      </Text>
    </Pressable>
  )
})
