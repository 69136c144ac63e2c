import { Text, View } from '@tarojs/components'
import type { InvoiceDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { copyText } from '@/platform/clipboard'
import { viewDocument } from '@/platform/document'
import { toast } from '@/platform/feedback'
import { Card, Icon, Pressable } from '@/ui'
import { invoiceDetailWords as t } from './messages'
import { Paper } from './Paper'
import { sizeOf } from './rules'
import { usePaperAddress } from './usePaperAddress'
import './detail.scss'

/** The paper itself, to be looked at whole and named by its number. */
export const PaperCard = observer(function PaperCard({ invoice }: { invoice: InvoiceDetail }) {
  const { file, fileBytes, invoiceNo = '', kind, pages } = invoice
  const addressNow = usePaperAddress(invoice)
  if (file === undefined) return null
  const view = async () => {
    const address = await addressNow()
    if (address === undefined || !(await viewDocument(address))) toast(t('downloadFailed'))
  }
  return (
    <Card>
      <View className="invoice-file">
        <Icon name="receipt" size={18} color="sale" />
        <Text className="invoice-file__name">{`${t(kind === 'SPECIAL' ? 'paperSpecial' : 'paperOrdinary')}.pdf`}</Text>
        {fileBytes === undefined ? null : (
          <Text className="invoice-file__size">
            {pages
              ? t('sizeOfPages', { count: pages.length, size: sizeOf(fileBytes) })
              : t('size', { size: sizeOf(fileBytes) })}
          </Text>
        )}
      </View>
      <Paper invoice={invoice} onView={() => void view()} />
      <View className="invoice-acts">
        <Pressable className="invoice-act" onTap={() => void view()}>
          <Icon name="eye" size={18} color="ink" />
          <Text>{t('view')}</Text>
        </Pressable>
        <Pressable
          className="invoice-act"
          label={t('copyNoOf', { number: invoiceNo })}
          onTap={() => void copyText(invoiceNo)}
        >
          <Icon name="copy" size={18} color="ink" />
          <Text>{t('copyNo')}</Text>
        </Pressable>
      </View>
    </Card>
  )
})
