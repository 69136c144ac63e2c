import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import type { PictureProps } from './pictureTypes'
import './Picture.scss'

interface FrameProps extends PictureProps {
  broken: boolean
  children: ReactNode
}

/** Keeps the picture's place at its ratio and shows the drawn fallback when it can't be had. */
export function PictureFrame({ ratio = 1, width, broken, round, ground = true, className, children }: FrameProps) {
  return (
    <View
      className={classes('ui-picture', round && 'ui-picture--round', ground && 'ui-picture--ground', className)}
      style={width === undefined ? undefined : { width: Taro.pxTransform(width) }}
    >
      <View className="ui-picture__place" style={{ paddingTop: `${ratio * 100}%` }} />
      {broken ? <Icon className="ui-picture__broken" name="image" size={28} color="disabled" /> : children}
    </View>
  )
}
