import { Text, View } from '@tarojs/components'
import type { SubsidyHolder } from '@contract'
import { observer } from 'mobx-react-lite'
import { Card, Checkbox, classes, Field, Icon } from '@/ui'
import { Fact } from '@/ui/layout/FactList'
import { subsidyWords as t } from './messages'
import type { HolderForm } from './useSubsidy'
import './subsidy.scss'

/** Name and number, with the parts of the number that are right already. */
export const HolderFields = observer(function HolderFields({ form }: { form: HolderForm }) {
  const { values, wrong, agreed, parts, change } = form
  return (
    <Card title={t('who')}>
      <Field
        label={t('name')}
        placeholder={t('nameHint')}
        value={values.realName}
        maxLength={60}
        error={wrong.realName}
        onChange={change('realName')}
      />
      <Field
        label={t('id')}
        placeholder={t('idHint')}
        value={values.idNumber}
        maxLength={36}
        error={wrong.idNumber}
        onChange={change('idNumber')}
        onBlur={form.leaveId}
      />
      <View className="subsidy-parts" role="status">
        {parts.map(({ words, right }) => (
          <View key={words} className={classes('subsidy-part', right && 'subsidy-part--right')}>
            {right ? <Icon name="check" size={14} color="ok" /> : null}
            <Text>{words}</Text>
          </View>
        ))}
      </View>
      <View className="subsidy-note">
        <Icon name="lock" size={16} color="ok" />
        <Text>{t('whoNote')}</Text>
      </View>
      <Checkbox checked={agreed} onChange={form.setAgreed} label={t('agreeCheck')} />
      {wrong.agreed === undefined ? null : (
        <View className="subsidy-wrong" role="alert">
          {wrong.agreed}
        </View>
      )}
    </Card>
  )
})

/** Who it is, masked. */
export const KnownHolder = observer(function KnownHolder({ holder }: { holder: SubsidyHolder }) {
  return (
    <Card title={t('verified')}>
      <Fact label={t('name')} words={holder.nameMasked} />
      <Fact label={t('id')} words={holder.idMasked} />
    </Card>
  )
})
