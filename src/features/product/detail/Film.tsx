import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { Video } from '@/ui/video/Video'
import { productWords } from '../messages'
import type { FilmProps } from './gallery/galleryTypes'
import './gallery/Gallery.scss'

/** The product's film in the place of its pictures, until it is closed. */
export const Film = observer(function Film({ video, poster, onClose }: FilmProps) {
  return (
    <View className="gallery__playing">
      <Video {...video} src={video.url} poster={poster} name={productWords('film')} over begun />
      <Pressable className="gallery__stop" label={productWords('closeFilm')} onTap={onClose}>
        <Icon name="close" size={20} color="white" />
      </Pressable>
    </View>
  )
})
