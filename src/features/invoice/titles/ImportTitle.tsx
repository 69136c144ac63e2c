import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { toast } from '@/platform/feedback'
import { chooseInvoiceTitle, type HostTitle } from '@/platform/invoiceTitle'
import { Button } from '@/ui'
import { invoiceWords } from '../messages'
import { partyFields, withHostTitle } from '../rules'
import type { TitleForm } from './useTitleForm'
import './ImportTitle.scss'

/** The platform gave nothing once: it asks for an account that is verified, which no second tap changes. */
let isWithheld = false

/**
 * Fills the form with a title that is kept with the platform, where it keeps any; it is judged as if it were typed. Where
 * the platform fails it is hidden from then on, until the store starts anew.
 */
export const ImportTitle = observer(function ImportTitle({ form }: { form: TitleForm }) {
  const choose = chooseInvoiceTitle
  const [isHidden, setIsHidden] = useState(isWithheld)
  if (choose === undefined || isHidden) return null
  const fill = (hostTitle: HostTitle) => {
    form.change(withHostTitle(form.latest(), hostTitle))
    for (const field of partyFields) form.leave(field)
  }
  const withhold = () => {
    isWithheld = true
    setIsHidden(true)
    toast(invoiceWords('importFailed'))
  }
  const take = () => choose().then((hostTitle) => hostTitle && fill(hostTitle), withhold)
  return (
    <View className="import-title">
      <Button kind="tint" block onTap={take}>
        {invoiceWords('imported')}
      </Button>
    </View>
  )
})
