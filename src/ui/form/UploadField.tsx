import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { Picture } from '../picture/Picture'
import { Pressable } from '../press/Pressable'
import { useFieldId } from '../field/useFieldId'
import { GroupFrame, type GroupProps } from './GroupFrame'
import { clockOf } from '@/lib/clock'
import { formWords } from './messages'
import { nineMost, type UploadItem, type UploadLimits } from './uploads'
import { useUploads, type UploadPort } from './useUploads'
import './UploadField.scss'

export interface UploadFieldProps extends Omit<GroupProps, 'id' | 'inline'> {
  id?: string
  /** In the order they were chosen; a form's value. */
  value: readonly UploadItem[]
  onChange: (items: UploadItem[]) => void
  upload: UploadPort
  limits?: UploadLimits
  /** As a form's binding brings them. */
  focus?: boolean
  onBlur?: () => void
}

interface TileProps {
  item: UploadItem
  name: string
  onRetry: () => void
  onRemove: () => void
}

/** One file: what it shows, how far it is, and a cross. */
const Tile = observer(function Tile({ item, name, onRetry, onRemove }: TileProps) {
  const { kind, state, percent, filePath, url = '', still, poster = '', seconds } = item
  const film = kind === 'video'
  const source = film ? (still ?? poster) : (filePath ?? url)
  return (
    <View className="ui-upload__tile" role="listitem">
      {source === '' ? (
        <View className="ui-upload__video" role="img" aria-label={name} />
      ) : (
        <Picture
          src={source}
          device={(film ? still : filePath) !== undefined}
          alt={name}
          eager
          round
          className="ui-upload__picture"
        />
      )}
      {film ? <View className="ui-upload__play" /> : null}
      {film && seconds !== undefined ? <Text className="ui-upload__length">{clockOf(seconds)}</Text> : null}
      {state === 'sending' ? (
        <View className="ui-upload__over" role="progressbar" aria-label={formWords('sending', { percent })}>
          <View className="ui-upload__bar">
            <View className="ui-upload__done" style={{ width: `${percent}%` }} />
          </View>
          <Text aria-hidden>{`${percent}%`}</Text>
        </View>
      ) : null}
      {state === 'failed' ? (
        <Pressable
          className="ui-upload__over ui-upload__over--failed"
          label={formWords('retryOf', { name })}
          onTap={onRetry}
        >
          <Icon name="refresh" size={20} />
          <Text>{formWords('failed')}</Text>
        </Pressable>
      ) : null}
      <Pressable className="ui-upload__remove" label={formWords('removeOf', { name })} onTap={onRemove}>
        <View className="ui-upload__cross">
          <Icon name="close" size={12} color="white" />
        </View>
      </Pressable>
    </View>
  )
})

/** Pictures, and videos where they are allowed, that are sent while the rest of the form is filled in. */
export const UploadField = observer(function UploadField(props: UploadFieldProps) {
  const { value, limits = nineMost, onChange, upload } = props
  const id = useFieldId(props.id)
  const { add, retry, remove } = useUploads({ items: value, onChange, limits, upload })
  const failedCount = value.filter(({ state }) => state === 'failed').length
  const words = limits.videos ? formWords('addMedia') : formWords('addPicture')
  const nameOf = (item: UploadItem, index: number) =>
    item.kind === 'video' ? formWords('video') : formWords('picture', { at: index + 1 })
  return (
    <GroupFrame
      id={id}
      label={props.label}
      error={props.error}
      note={props.note}
      required={props.required}
      role="group"
    >
      <View className={classes('ui-upload', value.length > 0 && 'ui-upload--some')} role="list">
        {value.map((item, index) => (
          <Tile
            key={item.id}
            item={item}
            name={nameOf(item, index)}
            onRetry={() => void retry(item.id)}
            onRemove={() => remove(item.id)}
          />
        ))}
        {value.length < limits.most ? (
          <View className="ui-upload__tile ui-upload__tile--add" role="listitem">
            <Pressable className="ui-upload__add" onTap={() => void add()}>
              <Icon name="plus" size={24} />
              <Text>{words}</Text>
              {limits.most > 1 ? (
                <Text className="ui-upload__count">
                  {formWords('added', { count: value.length, most: limits.most })}
                </Text>
              ) : null}
            </Pressable>
          </View>
        ) : null}
      </View>
      {failedCount > 1 ? (
        <Pressable className="ui-upload__again" onTap={() => void retry()}>
          <Icon name="refresh" size={16} />
          <Text>{formWords('retryAll', { count: failedCount })}</Text>
        </Pressable>
      ) : null}
    </GroupFrame>
  )
})
