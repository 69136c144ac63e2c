import type { ReactNode } from 'react'

/** A browser keeps its permissions itself, beside the address. */
export const permissionsCell = (): ReactNode => null
