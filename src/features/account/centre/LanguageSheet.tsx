import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { currentLocale, setLocale, siteLocales } from '@/i18n'
import { Icon, Pressable, Sheet } from '@/ui'
import { toolWords } from './toolMessages'

/** The languages of the site, each in its own words. */
export const LanguageSheet = observer(function LanguageSheet({
  open,
  onClose
}: {
  open: boolean
  onClose: () => void
}) {
  const locale = currentLocale()
  return (
    <Sheet open={open} onClose={onClose} title={toolWords('language')}>
      <View className="centre-languages" role="radiogroup">
        {siteLocales().map(({ code, name }) => (
          <Pressable
            key={code}
            className="centre-languages__one"
            role="radio"
            checked={code === locale}
            onTap={() => {
              setLocale(code)
              onClose()
            }}
          >
            {name}
            {code === locale ? <Icon name="check" size={20} color="brand" /> : null}
          </Pressable>
        ))}
      </View>
    </Sheet>
  )
})
