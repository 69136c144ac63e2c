import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Picture } from '@/ui'
import { Linked } from '../../Linked'
import type { PictureCubeProps } from '../../types'
import { say } from '../../words'
import type { BlockGiven } from '../block'
import './PictureCube.scss'

/** Height over width of a field; the tall one is as high as two low ones and the gap between. */
const LOW = 0.56
const TALL = 1.1667

const ratioOf = (layout: PictureCubeProps['layout'], position: number): number =>
  layout === 'oneLeftTwoRight' && position === 0 ? TALL : LOW

/** Two to four pictures that lead somewhere, side by side. */
export const PictureCube = observer(function PictureCube({ props, eager }: BlockGiven<'pictureCube'>) {
  return (
    <View className={`cms-block cms-cube cms-cube--${props.layout}`}>
      {props.cells.map((cell, position) => (
        <Linked
          key={`${cell.picture} ${cell.title['zh-CN']}`}
          className={`cms-cube__cell cms-cube__cell--${cell.tone}`}
          link={cell.link}
        >
          <Picture
            className="cms-cube__picture"
            src={cell.picture}
            // its words name the link; a picture without words is named by its own
            alt={say(cell.title) || say(cell.subtitle) ? '' : say(cell.alt)}
            ratio={ratioOf(props.layout, position)}
            eager={eager}
          />
          <View
            className={
              ratioOf(props.layout, position) === LOW ? 'cms-cube__words cms-cube__words--beside' : 'cms-cube__words'
            }
          >
            <View className="cms-cube__title">{say(cell.title)}</View>
            <View className="cms-cube__subtitle">{say(cell.subtitle)}</View>
          </View>
        </Linked>
      ))}
    </View>
  )
})
