import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { usePageEnv } from './signals'
import { useNearViewport } from './useNearViewport'

/** The end of what is drawn of a long page: tells once when the shopper comes near it. */
export function Further({ onNear }: { onNear: () => void }) {
  const id = `cms-${usePageEnv().page}-further`
  const near = useNearViewport(id, false)
  useEffect(() => {
    if (near) onNear()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, by the function of that moment
  }, [near])
  return <View id={id} className="cms-further" />
}
