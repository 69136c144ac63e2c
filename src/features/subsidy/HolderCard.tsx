import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card, Checkbox, classes, Icon } from '@/ui'
import { IdentityFields } from '@/ui/form/IdentityFields'
import { UploadField } from '@/ui/form/UploadField'
import { Row } from '@/ui/layout/Box'
import { subsidyWords as t } from './messages'
import { oneSide, sendSide } from './sides'
import type { HolderForm } from './useHolder'
import './subsidy.scss'

/** Both sides of the card, then name and number, with the parts of the number that are right already. */
export const HolderFields = observer(function HolderFields({ form }: { form: HolderForm }) {
  const { values, sides, wrong, agreed, parts, change } = form
  return (
    <>
      <Card title={t('card')} extra={<Text className="ui__size-2 ui__tone-ink-3">{t('marked')}</Text>}>
        <View className="subsidy-sides">
          {(['front', 'back'] as const).map((side) => (
            <View key={side} className="ui__shrinks subsidy-side">
              <UploadField
                label={t(side)}
                value={sides[side]}
                limits={oneSide}
                upload={sendSide}
                error={wrong[side]}
                onChange={form.take(side)}
              />
            </View>
          ))}
        </View>
        <Row gap={2} size={2} tone="ok" className="subsidy-note">
          <Icon name="lock" size={16} color="ok" />
          <Text>{t('cardNote')}</Text>
        </Row>
      </Card>
      <Card title={t('who')}>
        <IdentityFields values={values} wrong={wrong} change={change} onLeaveId={form.leaveId} words={t} />
        <Row gap={3} wrap size={2} tone="ink-3" padY={2} className="subsidy-parts" role="status">
          <Text>{t('parts')}</Text>
          {parts.map(({ words, right }) => (
            <View key={words} className={classes('ui__row ui__gap-1 subsidy-part', right && 'subsidy-part--right')}>
              {right ? <Icon name="check" size={14} color="ok" /> : <View className="subsidy-part__dot" aria-hidden />}
              <Text>{words}</Text>
            </View>
          ))}
        </Row>
        <Checkbox checked={agreed} onChange={form.setAgreed} label={t('agreeCheck')} />
        {wrong.agreed === undefined ? null : (
          <View className="ui__size-2 ui__tone-sale" role="alert">
            {wrong.agreed}
          </View>
        )}
      </Card>
    </>
  )
})
