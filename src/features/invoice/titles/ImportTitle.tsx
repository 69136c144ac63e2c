import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { toast } from '@/platform/feedback'
import { chooseInvoiceTitle, type HostTitle } from '@/platform/invoiceTitle'
import { Button } from '@/ui'
import { invoiceWords } from '../messages'
import { partyFields, withHostTitle } from '../rules'
import type { TitleForm } from './useTitleForm'
import './ImportTitle.scss'

/** Fills the form with a title that is kept with the platform, where it keeps any; it is judged as if it were typed. */
export const ImportTitle = observer(function ImportTitle({ form }: { form: TitleForm }) {
  const choose = chooseInvoiceTitle
  if (choose === undefined) return null
  const fill = (chosen: HostTitle) => {
    form.change(withHostTitle(form.latest(), chosen))
    for (const field of partyFields) form.leave(field)
  }
  const take = () =>
    choose().then(
      (chosen) => chosen && fill(chosen),
      () => toast(invoiceWords('importFailed'))
    )
  return (
    <View className="import-title">
      <Button kind="tint" block onTap={take}>
        {invoiceWords('imported')}
      </Button>
    </View>
  )
})
