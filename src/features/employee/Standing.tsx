import { Text, View } from '@tarojs/components'
import type { EmployeeMember } from '@contract'
import { inviteOf } from '@domain/activity/invitation'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { copyText } from '@/platform/clipboard'
import { confirm } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Card, Field, Icon, Pressable, classes } from '@/ui'
import { employeeWords as t } from './messages'
import { roundMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { MOST_SEGMENTS } from './rules'
import type { Employee } from './useEmployee'

/** The employee whose quota counts, and the way out of it. */
const Who = observer(function Who({ employee, member }: { employee: Employee; member: EmployeeMember }) {
  const { role, name, inService, employeeNo } = member
  const own = role === 'EMPLOYEE'
  const unbind = async (): Promise<void> => {
    if (await confirm({ title: t('unbind'), content: t('unbindAsk'), danger: true })) await employee.unbind()
  }
  return (
    <>
      <Row wrap hit className="employee-who">
        <Text className="ui__size-4 ui__tone-ink ui__figures ui__fixed">{employeeNo}</Text>
        <View
          className={classes(
            'ui__row ui__gap-1 ui__size-3 employee-who__name',
            !inService && 'employee-who__name--left'
          )}
        >
          {inService ? <Icon name="check" size={14} /> : null}
          <Text>{t(inService ? (own ? 'inService' : 'familyOf') : 'hasLeft', { name })}</Text>
        </View>
        <Pressable
          className="ui__row ui__justify-end ui__size-3 ui__tone-action ui__hit employee-link"
          onTap={() => void unbind()}
        >
          <Text>{t('unbind')}</Text>
        </Pressable>
      </Row>
      {own ? null : <View className="ui__size-2 ui__tone-ink-3 ui__loose">{t('familyNote')}</View>}
    </>
  )
})

/** Pieces of the year, each a stroke. */
const Pieces = observer(function Pieces({ member: { quota, left } }: { member: EmployeeMember }) {
  return (
    <View className="employee-pieces">
      <Row align="baseline" justify="between" wrap gap={1}>
        <Row align="baseline" wrap gap={1}>
          <Text className="ui__size-3 ui__tone-ink-2">{t('pieces')}</Text>
          <Text className="ui__size-4 ui__tone-ink ui__bold">{t('piecesLeft', { left: left.pieces })}</Text>
          <Text className="ui__size-2 ui__tone-ink-3">{t('piecesOf', { total: quota.pieces })}</Text>
        </Row>
        <Text className="ui__size-2 ui__tone-ink-3">{t('rest')}</Text>
      </Row>
      {quota.pieces <= MOST_SEGMENTS ? (
        <View className="ui__row ui__gap-1 ui__align-stretch ui__above-1" aria-hidden>
          {Array.from({ length: quota.pieces }, (_, index) => (
            <View
              key={index}
              className={
                index < quota.pieces - left.pieces ? 'employee-stroke' : 'employee-stroke employee-stroke--left'
              }
            />
          ))}
        </View>
      ) : null}
    </View>
  )
})

/** Codes for the family, folded below how many there are: each is copied by a tap. */
const Family = observer(function Family({ employee, member }: { employee: Employee; member: EmployeeMember }) {
  const { family, familyLeft } = member
  const [open, setOpen] = useState(false)
  const give = async (): Promise<void> => {
    setOpen(true)
    await employee.give()
  }
  const takeBack = async (code: string): Promise<void> => {
    if (await confirm({ title: t('takeBack'), content: t('takeBackAsk', { code }), danger: true }))
      await employee.takeBack(code)
  }
  return (
    <Card>
      <Row gap={3}>
        <Pressable className="ui__hit ui__left ui__grow" pressed={open} onTap={() => setOpen(!open)}>
          <View className="ui__size-3 ui__tone-ink ui__bold ui__loose">{t('family')}</View>
          <Row wrap gap={2} size={2} tone="ink-3">
            <Text>{familyLeft > 0 ? t('familyLeft', { count: familyLeft }) : t('familyFull')}</Text>
            {family.length > 0 ? <Text>{t('familyGiven', { count: family.length })}</Text> : null}
            <Icon name={open ? 'up' : 'down'} size={14} />
          </Row>
        </Pressable>
        <Button kind="tint" size="s" disabled={familyLeft === 0} onTap={give}>
          {t('give')}
        </Button>
      </Row>
      {open ? <View className="ui__size-2 ui__tone-ink-3 ui__loose">{t('ownNote')}</View> : null}
      {open && family.length > 0 ? (
        <View role="list">
          {family.map(({ inviteCode, name, fen }, index) => (
            <View key={index} className="ui__row ui__above-2 employee-code" role="listitem">
              <View className="ui__pad-y-2 ui__grow">
                <View className="ui__size-3 ui__tone-ink ui__figures employee-code__code">{inviteCode}</View>
                <View className="ui__size-2 ui__tone-ink-3 ui__loose">
                  {name === undefined ? t('unused') : t('usedBy', { name, amount: roundMoney(fen) })}
                </View>
              </View>
              {name === undefined ? (
                <Pressable
                  className="ui__row ui__justify-center ui__size-3 ui__tone-action ui__before-2 ui__hit employee-link"
                  onTap={() => void takeBack(inviteCode)}
                >
                  <Text>{t('takeBack')}</Text>
                </Pressable>
              ) : null}
              <Pressable
                className="ui__row ui__justify-end ui__tone-action ui__hit employee-link"
                label={t('copy', { code: inviteCode })}
                onTap={() => void copyText(inviteCode)}
              >
                <Icon name="copy" size={18} />
              </Pressable>
            </View>
          ))}
        </View>
      ) : null}
    </Card>
  )
})

/** For a shopper who is not bound: the code, or the login before it. */
const Invitation = observer(function Invitation({ employee }: { employee: Employee }) {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(false)
  const use = async (): Promise<void> => {
    const invite = inviteOf(code)
    setWrong(invite === undefined)
    if (invite !== undefined && (await employee.invite(invite))) setCode('')
  }
  if (!stores.session.loggedIn) {
    return (
      <Card>
        <View className="employee-invite">
          <View className="ui__size-3 ui__tone-ink-2 ui__below-3 ui__loose">
            {t(employee.stored ? 'stored' : 'loginNote')}
          </View>
          <Button block onTap={() => employee.login()}>
            {t('login')}
          </Button>
        </View>
      </Card>
    )
  }
  return (
    <Card>
      <View className="employee-invite">
        <Field
          look="row"
          label={t('code')}
          value={code}
          placeholder={t('codePlaceholder')}
          maxLength={20}
          onChange={(value) => {
            setCode(value)
            setWrong(false)
          }}
          onConfirm={() => void use()}
          {...(wrong ? { error: t('codeWrong') } : {})}
        />
        <Button block disabled={code.trim() === ''} onTap={use}>
          {t('use')}
        </Button>
        <Pressable
          className="ui__row ui__justify-center ui__size-3 ui__tone-action ui__before-2 ui__hit employee-link"
          role="link"
          onTap={() => void go('basicInformation')}
        >
          <Text>{t('byNumber')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      </View>
    </Card>
  )
})

/** Who one is here, with what is left, or how one becomes it. */
export const Standing = observer(function Standing({ employee }: { employee: Employee }) {
  const { member } = employee
  if (member === undefined) return <Invitation employee={employee} />
  return (
    <>
      <Card>
        <Who employee={employee} member={member} />
        {member.inService ? <Pieces member={member} /> : null}
      </Card>
      {member.inService && member.role === 'EMPLOYEE' ? <Family employee={employee} member={member} /> : null}
    </>
  )
})
