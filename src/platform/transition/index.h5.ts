/** For renders that are long and not urgent: React then lets fingers and paints in between (bench:web's blocked time). */
export { startTransition } from 'react'
