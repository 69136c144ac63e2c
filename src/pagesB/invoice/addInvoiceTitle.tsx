import { TitleForm } from '@/features/invoice/titles'
import { definePage } from '@/page'
import { Skeleton } from '@/ui'

/** A new invoice title. */
const AddInvoiceTitle = () => <TitleForm edited={undefined} />

export default definePage('addInvoiceTitle', { body: AddInvoiceTitle, skeleton: <Skeleton shape="form" count={3} /> })
