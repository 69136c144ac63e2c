import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { Viewer } from '@/features/product'
import { Picture, Pressable } from '@/ui'
import { reviewWords } from '../messages'
import './ReviewCard.scss'

/** Pictures in a card; the last says how many there are more. */
const most = 3

/** What takes no SVG is given the drawn pictures as PNG; photographs are what they are. */
const fileOf = (path: string): string => path.replace(/^(\/storage\/pictures\/.*)\.svg$/, '$1.png')

/** The buyer's pictures in a row, and over the whole screen. */
export const ReviewPictures = observer(function ReviewPictures({
  pictures,
  words,
  eager
}: {
  pictures: readonly string[]
  /** What was written with them. */
  words: string
  eager?: boolean | undefined
}) {
  const [opened, setOpened] = useState<number>()
  const close = useCallback(() => setOpened(undefined), [])
  const files = useMemo(() => pictures.map(fileOf), [pictures])
  if (pictures.length === 0) return null
  const rest = pictures.length - most
  return (
    <View className="review-pictures">
      {pictures.slice(0, most).map((picture, at) => (
        // the same picture may be there twice
        <View key={`${at} ${picture}`} className="review-pictures__one">
          <Pressable
            className="review-pictures__tap"
            label={reviewWords('openPicture', { index: at + 1 })}
            onTap={() => setOpened(at)}
          >
            <Picture src={picture} alt="" round eager={eager} />
            {rest > 0 && at === most - 1 ? (
              <Text className="review-pictures__more" aria-label={reviewWords('more', { count: rest })}>
                {`+${rest}`}
              </Text>
            ) : null}
          </Pressable>
        </View>
      ))}
      <Viewer pictures={pictures} files={files} at={opened} caption={words} onClose={close} />
    </View>
  )
})
