import { View } from '@tarojs/components'
import { Text } from '@/ui/layout/Text'
import { observer } from 'mobx-react-lite'
import { classes, Icon, Pressable } from '@/ui'
import './KindTiles.scss'

interface KindTilesProps<K extends string> {
  label: string
  kinds: readonly { kind: K; name: string; note: string }[]
  value: K
  onChange: (kind: K) => void
}

/** Kinds of invoice side by side, each with what it is good for. */
export const KindTiles = observer(function KindTiles<K extends string>(props: KindTilesProps<K>) {
  const { label, kinds, value, onChange } = props
  return (
    <View
      className={classes(
        'ui__row ui__gap-2 ui__align-stretch ui__wrap kind-tiles',
        kinds.length % 2 === 0 && 'kind-tiles--pairs'
      )}
      role="radiogroup"
      aria-label={label}
    >
      {kinds.map(({ kind, name, note }) => {
        const isChecked = kind === value
        return (
          <Pressable
            key={kind}
            className={classes('ui__stack ui__align-center ui__center kind-tile', isChecked && 'kind-tile--on')}
            role="radio"
            checked={isChecked}
            onTap={() => onChange(kind)}
          >
            <Text size={4} tone="ink" weight="bold" className="kind-tile__name">
              {name}
            </Text>
            <Text size={2} tone="ink-3" className="kind-tile__note">
              {note}
            </Text>
            {isChecked ? (
              <View className="ui__row ui__justify-center kind-tile__mark" aria-hidden>
                <Icon name="check" size={12} color="white" />
              </View>
            ) : null}
          </Pressable>
        )
      })}
    </View>
  )
}) as <K extends string>(props: KindTilesProps<K>) => JSX.Element
