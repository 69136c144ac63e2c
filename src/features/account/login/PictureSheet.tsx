import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button, Field, Icon, Pressable, Sheet } from '@/ui'
import { loginWords } from './messages'
import type { PictureAsking } from './usePicture'
import './picture.scss'

/** px */
const room = 196

/** Asks what a picture says, or a question in words, before a code is sent. */
export const PictureSheet = observer(function PictureSheet({ asking }: { asking: PictureAsking }) {
  const { open, picture, inWords, typed, error } = asking
  return (
    <Sheet
      open={open}
      onClose={asking.close}
      title={loginWords('pictureTitle')}
      room={room}
      footer={
        <Button block size="l" disabled={picture === undefined} onTap={asking.answer}>
          {loginWords('pictureGo')}
        </Button>
      }
    >
      <View className="login-picture">
        <View className="login-picture__why">{loginWords('pictureWhy')}</View>
        <View className="login-picture__shown">
          {picture?.question ? (
            <Text className="login-picture__question">{picture.question}</Text>
          ) : (
            <View
              className="login-picture__drawn"
              style={picture ? { backgroundImage: `url("${picture.picture}")` } : undefined}
              role="img"
              aria-label={loginWords('picture')}
              aria-busy={picture === undefined && error === undefined}
            />
          )}
        </View>
        <Field
          look="line"
          type={inWords ? 'number' : 'text'}
          bare
          label={loginWords(inWords ? 'pictureAnswer' : 'pictureCode')}
          placeholder={loginWords(inWords ? 'pictureAnswer' : 'pictureCode')}
          value={typed}
          maxLength={12}
          error={error}
          focus={picture !== undefined}
          onChange={asking.type}
          onConfirm={() => void asking.answer()}
        />
        <View className="login-picture__ways">
          <Pressable className="login-picture__way" onTap={() => void asking.another()}>
            <Icon name="refresh" size={16} />
            <Text>{loginWords(inWords ? 'questionAnother' : 'pictureAnother')}</Text>
          </Pressable>
          <Pressable className="login-picture__way" onTap={() => void asking.another(!inWords)}>
            <Text>{loginWords(inWords ? 'pictureInstead' : 'questionInstead')}</Text>
          </Pressable>
        </View>
      </View>
    </Sheet>
  )
})
