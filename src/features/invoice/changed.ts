import { tellApp } from '@/platform/nativeApp'

/** Tells the app around the store that an order's invoice is another: asked for, made out otherwise, or taken back. */
export const tellInvoiceChange = (orderCode: string): void => tellApp({ name: 'invoiceChange', orderCode })
