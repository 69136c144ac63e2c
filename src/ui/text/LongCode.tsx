import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { copyText } from '@/platform/clipboard'
import { Row } from '../layout/Box'
import { Text as Words } from '../layout/Text'
import { Pressable } from '../press/Pressable'
import { Icon } from './Icon'
import { longCodeWords as t } from './longCodeMessages'

interface LongCodeProps {
  /** Without a value there is no such code yet, and nothing is shown. */
  codes: readonly { name: string; value: string | undefined }[]
  /** What is known about them, shown above the values. */
  note?: string
}

/** Codes that are compared and never read, such as checksums: folded; opened each is there whole, to be copied. */
export const LongCode = observer(function LongCode({ codes, note }: LongCodeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const known = codes.filter((code): code is { name: string; value: string } => Boolean(code.value))
  if (known.length === 0) return null
  return (
    <View>
      <Pressable
        className="ui__row ui__gap-1 ui__size-2 ui__tone-ink-3 ui__hit"
        pressed={isOpen}
        onTap={() => setIsOpen(!isOpen)}
      >
        <Text>{t(isOpen ? 'fold' : 'show')}</Text>
        <Icon name={isOpen ? 'up' : 'down'} size={14} />
      </Pressable>
      {isOpen && note ? (
        <Words size={2} tone="ink-3" above={2}>
          {note}
        </Words>
      ) : null}
      {isOpen
        ? known.map(({ name, value }) => (
            <View key={name} className="ui__below-2">
              <Row justify="between" gap={3}>
                <Words size={2} tone="ink-3">
                  {name}
                </Words>
                <Pressable
                  className="ui__row ui__size-2 ui__tone-action ui__hit ui__fixed"
                  label={`${t('copy')} ${name}`}
                  onTap={() => void copyText(value)}
                >
                  {t('copy')}
                </Pressable>
              </Row>
              <Words size={2} tone="ink-2" loose figures breaks>
                {value}
              </Words>
            </View>
          ))
        : null}
    </View>
  )
})
