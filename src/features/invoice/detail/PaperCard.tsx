import { Text, View } from '@tarojs/components'
import type { InvoiceDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { copyText } from '@/platform/clipboard'
import { viewDocument } from '@/platform/document'
import { toast } from '@/platform/feedback'
import { Card, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
      <Row gap={2} padBottom={2}>
        <Icon name="receipt" size={18} color="sale" />
        <Text className="ui__size-4 ui__tone-ink ui__bold ui__grow">{`${t(kind === 'SPECIAL' ? 'paperSpecial' : 'paperOrdinary')}.pdf`}</Text>
        {fileBytes === undefined ? null : (
          <Text className="ui__size-2 ui__tone-ink-3 ui__fixed">
            {pages
              ? t('sizeOfPages', { count: pages.length, size: sizeOf(fileBytes) })
              : t('size', { size: sizeOf(fileBytes) })}
          </Text>
        )}
      </Row>
      <Paper invoice={invoice} onView={() => void view()} />
      <View className="invoice-acts">
        <Pressable
          className="ui__row ui__gap-2 ui__justify-center ui__size-3 ui__tone-ink ui__hit ui__shrinks invoice-act"
          onTap={() => void view()}
        >
          <Icon name="eye" size={18} color="ink" />
          <Text>{t('view')}</Text>
        </Pressable>
        <Pressable
          className="ui__row ui__gap-2 ui__justify-center ui__size-3 ui__tone-ink ui__hit ui__shrinks invoice-act"
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
