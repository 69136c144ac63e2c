import { Text, View } from '@tarojs/components'
import type { EmployeeMember } from '@contract'
import { inviteOf } from '@domain/activity/invitation'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { copyText } from '@/platform/clipboard'
import { confirm } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Card, Field, Icon, Pressable } from '@/ui'
import { employeeWords as t } from './messages'
import { roundMoney } from '@/stores/money'
import { MOST_SEGMENTS } from './rules'
import type { Employee } from './useEmployee'

/** Whose quota it is, and the way out of it. */
const Who = observer(function Who({ employee, member }: { employee: Employee; member: EmployeeMember }) {
  const { role, name, inService, employeeNo } = member
  const own = role === 'EMPLOYEE'
  const unbind = async (): Promise<void> => {
    if (await confirm({ title: t('unbind'), content: t('unbindAsk'), danger: true })) await employee.unbind()
  }
  return (
    <Card>
      <View className="employee-who">
        <Icon name="card" size={20} color="brand" />
        <Text className="employee-who__no">{employeeNo}</Text>
        <View className={inService ? 'employee-who__name' : 'employee-who__name employee-who__name--left'}>
          {inService ? <Icon name="check" size={14} /> : null}
          <Text>{t(inService ? (own ? 'inService' : 'familyOf') : 'hasLeft', { name })}</Text>
        </View>
      </View>
      <View className="employee-note">
        <Text className="employee-note__words">{t(own ? 'ownNote' : 'familyNote')}</Text>
        <Pressable className="employee-link" onTap={() => void unbind()}>
          <Text>{t('unbind')}</Text>
        </Pressable>
      </View>
    </Card>
  )
})

/** Pieces of the year, each a stroke. */
const Pieces = observer(function Pieces({ member: { quota, left } }: { member: EmployeeMember }) {
  return (
    <Card>
      <View className="employee-pieces">
        <Text className="employee-pieces__name">{t('pieces')}</Text>
        <Text className="employee-pieces__left">{t('piecesLeft', { left: left.pieces })}</Text>
        <Text className="employee-pieces__of">{t('piecesOf', { total: quota.pieces })}</Text>
      </View>
      {quota.pieces <= MOST_SEGMENTS ? (
        <View className="employee-strokes" aria-hidden>
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
      <View className="employee-pieces__rest">{t('rest')}</View>
    </Card>
  )
})

/** Codes for the family: each is copied by a tap. */
const Family = observer(function Family({ employee, member }: { employee: Employee; member: EmployeeMember }) {
  const { family, familyLeft } = member
  const takeBack = async (code: string): Promise<void> => {
    if (await confirm({ title: t('takeBack'), content: t('takeBackAsk', { code }), danger: true }))
      await employee.takeBack(code)
  }
  return (
    <Card>
      <View className="employee-family">
        <View className="employee-family__icon">
          <Icon name="users" size={20} />
        </View>
        <View className="employee-family__words">
          <View className="employee-family__title">{t('family')}</View>
          <View className="employee-family__note">
            {familyLeft > 0 ? t('familyLeft', { count: familyLeft }) : t('familyFull')}
          </View>
        </View>
        <Button kind="tint" disabled={familyLeft === 0} onTap={() => employee.give()}>
          {t('give')}
        </Button>
      </View>
      {family.length > 0 ? (
        <View role="list">
          {family.map(({ inviteCode, name, fen }, index) => (
            <View key={index} className="employee-code" role="listitem">
              <View className="employee-code__words">
                <View className="employee-code__code">{inviteCode}</View>
                <View className="employee-family__note">
                  {name === undefined ? t('unused') : t('usedBy', { name, amount: roundMoney(fen) })}
                </View>
              </View>
              {name === undefined ? (
                <Pressable className="employee-link" onTap={() => void takeBack(inviteCode)}>
                  <Text>{t('takeBack')}</Text>
                </Pressable>
              ) : null}
              <Pressable
                className="employee-code__copy"
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
          <View className="employee-invite__note">{t(employee.stored ? 'stored' : 'loginNote')}</View>
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
        <Pressable className="employee-link" role="link" onTap={() => void go('basicInformation')}>
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
      <Who employee={employee} member={member} />
      {member.inService ? <Pieces member={member} /> : null}
      {member.inService && member.role === 'EMPLOYEE' ? <Family employee={employee} member={member} /> : null}
    </>
  )
})
