import { useEffect, useState } from 'react'
import { inApp, openInApp } from '@/platform/nativeApp'
import { stores } from '@/stores'

/** Opens an employee's page in the app around the store; undefined: nothing opens one, and their name is a name. */
export function useEmployeePage(employeeNum: string): (() => void) | undefined {
  const tenantId = stores.site.info?.tenantId
  const there = inApp()
  const [isLacked, setLacked] = useState(true)
  useEffect(() => {
    if (there) void import('@/platform/nativeApp/talk.h5').then(({ appLacks }) => setLacked(appLacks('gotoUserDetail')))
  }, [there])
  if (!there || isLacked || tenantId === undefined) return undefined
  return () =>
    void openInApp({ name: 'gotoUserDetail', tenantId, employeeNum }).then((isTaken) => {
      if (!isTaken) setLacked(true)
    })
}
