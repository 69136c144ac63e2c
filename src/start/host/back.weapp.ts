/** The way back of each bar. */
import { back } from '@/routes'

export { canGoBack as hasBack } from '@/routes'

export const goBack = (): Promise<unknown> => back()
