import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Icon, Pressable, type IconName } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { listWords as t } from './messages'
import './list.scss'

interface WayProps {
  icon: IconName
  name: 'toManual' | 'toServices'
  onTap: () => void
}

const Way = observer(function Way({ icon, name, onTap }: WayProps) {
  return (
    <Pressable className="ui__row ui__gap-2 ui__shrinks ui__left case-ways__one" role="link" onTap={onTap}>
      <Icon name={icon} size={22} color="action" />
      <Stack grow>
        <Text size={3} tone="ink" weight="bold">
          {t(name)}
        </Text>
        <Text size={2} tone="ink-3" tight>
          {t(`${name}Note`)}
        </Text>
      </Stack>
      <Icon name="right" size={12} color="disabled" />
    </Pressable>
  )
})

/** Help before and beside a case. */
export const Ways = () => (
  <Row gap={2} align="stretch" className="case-ways">
    <Way icon="book" name="toManual" onTap={() => void go('manualClassify', {})} />
    <Way icon="headset" name="toServices" onTap={() => void go('policyService', {})} />
  </Row>
)
