import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
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
        <View className="ui__size-3 ui__tone-ink-3 login-picture__why">{loginWords('pictureWhy')}</View>
        <Row className="login-picture__shown">
          {picture?.question ? (
            <Text className="ui__size-5 ui__tone-ink ui__loose">{picture.question}</Text>
          ) : (
            <View
              className="login-picture__drawn"
              style={picture ? { backgroundImage: `url("${picture.picture}")` } : undefined}
              role="img"
              aria-label={loginWords('picture')}
              aria-busy={picture === undefined && error === undefined}
            />
          )}
        </Row>
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
        <Row align="stretch" justify="between" wrap className="login-picture__ways">
          <Pressable
            className="ui__row ui__gap-1 ui__size-3 ui__tone-action ui__hit"
            onTap={() => void asking.another()}
          >
            <Icon name="refresh" size={16} />
            <Text>{loginWords(inWords ? 'questionAnother' : 'pictureAnother')}</Text>
          </Pressable>
          <Pressable
            className="ui__row ui__gap-1 ui__size-3 ui__tone-action ui__hit"
            onTap={() => void asking.another(!inWords)}
          >
            <Text>{loginWords(inWords ? 'pictureInstead' : 'questionInstead')}</Text>
          </Pressable>
        </Row>
      </View>
    </Sheet>
  )
})
