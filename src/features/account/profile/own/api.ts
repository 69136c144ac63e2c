import type { BodyOf } from '@contract'
import { tellAppAfter } from '../tellAppAfter'
import { call, useQuery } from './calls'

/** What the shopper told of themselves, their devices, and what is under way with the account. */
export const usePersonal = () => useQuery('GET /o2cum/v1/customer-info/personal', { again: true })
export type Personal = NonNullable<ReturnType<typeof usePersonal>['data']>
export type Device = Personal['devices'][number]

/** What keeps the account from being closed, and what goes with it. */
export const useClosing = (when: boolean) => useQuery('GET /o2cum/v1/customer-info/closing', { when, again: true })

export const savePersonal = (body: BodyOf<'PUT /o2cum/v1/customer-info/personal'>) =>
  tellAppAfter(call('PUT /o2cum/v1/customer-info/personal', { body, quiet: true }))

/** Ends one login; without an id all but this one. */
export const endDevices = (sessionId?: string) =>
  call('POST /o2cum/v1/customer-info/devices/end', { body: sessionId === undefined ? {} : { sessionId } })

export const sendOwnCode = (step: 'OLD' | 'NEW' | 'WAITED' | 'CLOSE', phone?: string) =>
  call('POST /o2cum/v1/customer-info/phone-code', {
    body: { step, ...(phone === undefined ? {} : { phone }) },
    quiet: true
  })

export const changePhone = (body: BodyOf<'POST /o2cum/v1/customer-info/phone'>) =>
  call('POST /o2cum/v1/customer-info/phone', { body, quiet: true })

/** Takes the phone that was waited for, by a code of it. */
export const takeWaitedPhone = (body: BodyOf<'POST /o2cum/v1/customer-info/phone-lost'>) =>
  call('POST /o2cum/v1/customer-info/phone-lost', { body, quiet: true })

export const keepOldPhone = () => call('POST /o2cum/v1/customer-info/phone-lost/stop')

export const makeFile = () => call('POST /o2cum/v1/customer-info/data')
export const readFile = () => call('GET /o2cum/v1/customer-info/data')

export const closeAccount = (body: BodyOf<'POST /o2cum/v1/customer-info/closing'>) =>
  call('POST /o2cum/v1/customer-info/closing', { body, quiet: true })
export const keepAccount = () => call('POST /o2cum/v1/customer-info/closing/keep')

/** What the shopper is here beside that. */
export const useRoles = () => useQuery('GET /o2cum/v1/customer-info/roles', { again: true })
export const useEmployeeCard = (when: boolean) =>
  useQuery('GET /o2cum/v1/customer-info/employee-card', { when, again: true })
export const askDealer = (businessFlag: 0 | 1) =>
  call('POST /o2cum/v1/customer-info/modify-business-flag', { body: { businessFlag } })
export const sendEmployeeCode = (employeeNo: string) =>
  call('POST /o2cum/v1/customer-info/employee-code', { body: { employeeNo }, quiet: true })
export const becomeEmployee = (body: BodyOf<'POST /o2cum/v1/customer-info/glzEmployeeLogin'>) =>
  call('POST /o2cum/v1/customer-info/glzEmployeeLogin', { body, quiet: true })
