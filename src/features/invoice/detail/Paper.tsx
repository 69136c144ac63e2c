import type { InvoiceDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Picture, Pressable } from '@/ui'
import { invoiceDetailWords as t } from './messages'
import { surelyHolds } from './usePaperAddress'
import '@/ui/layout/layout.scss'

/** Height over width of the paper, 210 by 140 mm. */
const ratio = 140 / 210

const pathOf = (address: string): string => address.split('?')[0] ?? ''

/** Each look brings other addresses of the same pictures: those that are shown stay while they surely hold. */
function useSteady(pages: readonly string[]): readonly string[] {
  const [source, setSource] = useState({ pages, at: Date.now() })
  const same = source.pages.map(pathOf).join() === pages.map(pathOf).join()
  if (same && Date.now() - source.at < surelyHolds) return source.pages
  if (source.pages !== pages) setSource({ pages, at: Date.now() })
  return pages
}

interface PaperProps {
  invoice: InvoiceDetail
  onView: () => void
}

/** The pages of the PDF as they are. What they say stands below in words. */
export const Paper = observer(function Paper({ invoice: { pages = [] }, onView }: PaperProps) {
  const steadyPages = useSteady(pages)
  return (
    <>
      {steadyPages.map((page, index) => (
        <Pressable
          key={index}
          className="ui__below-2 ui__block ui__wide invoice-page"
          label={t('page', { page: index + 1, count: steadyPages.length })}
          onTap={onView}
        >
          <Picture src={page} alt="" ratio={ratio} fit="contain" ground={false} />
        </Pressable>
      ))}
    </>
  )
})
