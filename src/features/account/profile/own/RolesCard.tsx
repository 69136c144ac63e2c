import { isSeen, mayDo } from '@domain/people/role'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError } from '@/api'
import { confirm, toast } from '@/platform/feedback'
import { Button, Card, Cell, Field, RetryNote, Sheet } from '@/ui'
import { CodeField } from '@/ui/form/CodeField'
import { Stack } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { useEmployeePage } from './employeePage'
import { askDealer, becomeEmployee, sendEmployeeCode, useEmployeeCard, useRoles } from './api'
import { ownWords as t } from './messages'
import { useCode } from './useCode'

const EmployeeForm = observer(function EmployeeForm({ onClose }: { onClose: () => void }) {
  const [employeeNo, setNo] = useState('')
  const [error, setError] = useState<string>()
  const code = useCode(() => sendEmployeeCode(employeeNo))
  const isFit = (): boolean => {
    if (/^[A-Za-z0-9_-]{2,32}$/.test(employeeNo)) return true
    setError(t('employeeWrong'))
    return false
  }
  const save = async () => {
    const proven = isFit() ? code.proof() : undefined
    if (!proven) return
    try {
      await becomeEmployee({ employeeNo, ...proven })
      toast(t('employeeDone'))
      onClose()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      code.refuse(failure.words)
    }
  }
  return (
    <Stack gap={3} className="own-form">
      <Notice icon="shield">{t('employeeNote')}</Notice>
      <Stack>
        <Field
          label={t('employeeNo')}
          value={employeeNo}
          error={error}
          maxLength={32}
          onChange={(text) => {
            setNo(text.trim())
            setError(undefined)
          }}
        />
        <CodeField
          {...code.field}
          onResend={async () => {
            if (isFit()) await code.field.onResend()
          }}
        />
      </Stack>
      <Button block size="l" onTap={save}>
        {t('employeeGo')}
      </Button>
    </Stack>
  )
})

export const EmployeeName = observer(function EmployeeName({ name, employeeNo }: { name: string; employeeNo: string }) {
  const open = useEmployeePage(employeeNo)
  return <Cell icon="user" label={t('employeeName')} value={name} {...(open ? { onTap: open } : {})} />
})

/** What the shopper is here beside that, by the table of roles: employee and dealer are asked for here. */
export const RolesCard = observer(function RolesCard() {
  const { data, status, reload } = useRoles()
  const [open, setOpen] = useState(false)
  const roles = data?.roles ?? []
  const isEmployee = mayDo(roles, 'EMPLOYEE_CARD')
  const { data: card, status: cardStatus, reload: reloadCard } = useEmployeeCard(isEmployee)
  const isComing = !data || (isEmployee && !card)
  const dealer = data?.dealer ?? 'NONE'
  const change = async () => {
    if (dealer === 'GRANTED' && !(await confirm({ title: t('dealerEnd'), content: t('dealerAgain') }))) return
    const next = await askDealer(dealer === 'NONE' || dealer === 'REFUSED' ? 1 : 0)
    toast(t(next.dealer === 'ASKED' ? 'dealerAsked' : 'saved'))
  }
  if (status === 'failed' && !data) return <RetryNote onRetry={() => void reload()} />
  return (
    <Card>
      {!data || isSeen(roles, 'EMPLOYEE_ENTRY') ? (
        <Cell
          icon="card"
          label={t('employee')}
          value={card ? `${card.department} ${card.employeeNo}` : t(isComing ? 'coming' : 'employeeNone')}
          onTap={() => setOpen(true)}
        />
      ) : null}
      {!data || isSeen(roles, 'DEALER_ENTRY') ? (
        <Cell
          icon="store"
          label={t('dealer')}
          value={
            data ? (
              <Button kind="text" size="s" onTap={change}>
                {t(dealer === 'GRANTED' ? 'dealerEnd' : dealer === 'ASKED' ? 'dealerBack' : 'dealerAsk')}
              </Button>
            ) : (
              t('coming')
            )
          }
          note={dealer === 'NONE' ? undefined : t(dealer)}
        />
      ) : null}
      {/* last, as it comes last */}
      {card ? <EmployeeName name={card.name} employeeNo={card.employeeNo} /> : null}
      {isEmployee && cardStatus === 'failed' ? <RetryNote onRetry={() => void reloadCard()} /> : null}
      <Sheet open={open} onClose={() => setOpen(false)} title={t('employee')}>
        <EmployeeForm onClose={() => setOpen(false)} />
      </Sheet>
    </Card>
  )
})
