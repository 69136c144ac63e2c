import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { classes, Sheet } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { OptionList } from '@/ui/form/OptionList'
import { Notice } from '@/ui/layout/Notice'
import { distinct } from '../rules'
import { logisticsWords as t } from './messages'
import { carriersInSight } from './rules'
import type { SendingForm, useCarriers } from './useShipping'
import './logistics.scss'

/** Stands among the codes of carriers for the list of all. */
const others = '*'

interface CarriersProps {
  form: SendingForm
  remote: ReturnType<typeof useCarriers>
}

/** Carriers ranked by the number; the likeliest is proposed, and the shopper may choose any other. */
export const Carriers = observer(function Carriers({ form, remote }: CarriersProps) {
  const { number, carrierCode } = form.values
  const [choosing, setChoosing] = useState(false)
  const list = distinct(remote.data?.list ?? [], (carrier) => carrier.carrierCode)
  const fitting = list.filter(({ fits }) => fits)
  const likeliest = remote.isPrevious ? undefined : fitting[0]?.carrierCode
  const isNone = carrierCode === ''
  // proposed once the number says it, and never in the place of a choice
  useEffect(() => {
    if (isNone && likeliest !== undefined) form.change({ carrierCode: likeliest })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is another at each render
  }, [isNone, likeliest])
  if (remote.status === 'failed' && list.length === 0) {
    return (
      <Notice tone="warm" icon="warning" action={{ label: t('retry'), onTap: remote.reload }}>
        {t('carriersFailed')}
      </Notice>
    )
  }
  const inSight = carriersInSight(list, carrierCode)
  return (
    <View className={classes('sending-carriers', !remote.data && 'sending-carriers--wait')}>
      <ChoiceField
        {...form.field('carrierCode')}
        label={t('carrier')}
        note={fitting.length > 0 ? t('fits', { count: fitting.length }) : number === '' ? undefined : t('noneFits')}
        options={[
          ...inSight.map((carrier) => ({ value: carrier.carrierCode, label: carrier.name })),
          { value: others, label: t('other') }
        ]}
        onChange={(code) => (code === others ? setChoosing(true) : form.change({ carrierCode: code }))}
      />
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={t('otherTitle')}>
        <OptionList
          label={t('otherTitle')}
          options={list.map((carrier) => ({ value: carrier.carrierCode, label: carrier.name }))}
          value={carrierCode}
          onChoose={(code) => {
            form.change({ carrierCode: code })
            setChoosing(false)
          }}
        />
      </Sheet>
    </View>
  )
})
