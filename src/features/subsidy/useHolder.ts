import { bornOn, idCardCheck, tidyIdCard } from '@domain/people/idCard'
import { holderProblem } from '@domain/activity/subsidy'
import { useState } from 'react'
import { BusinessError, GatewayError, serverNow } from '@/api'
import { calendarDay } from '@/lib/dates'
import { afterPress } from '@/platform/press'
import { sentFiles, uploadProblem, type UploadItem } from '@/ui/form/uploads'
import { useEvent } from '@/ui/useEvent'
import { call } from './calls'
import { subsidyWords as t } from './messages'

const today = (): string => calendarDay(serverNow()).replaceAll('/', '-')

const nothing = { realName: '', idNumber: '' }
const noSides: Record<Side, UploadItem[]> = { front: [], back: [] }
type Side = 'front' | 'back'
type Wrong = Partial<Record<keyof typeof nothing | Side | 'agreed', string>>

/** At which field a refusal stands. */
const PLACES: Readonly<Record<string, keyof Wrong>> = {
  'subsidy.name': 'realName',
  'subsidy.picture-front': 'front',
  'subsidy.picture-back': 'back',
  'subsidy.pictures': 'front'
}

const sideProblem = (items: UploadItem[]): string | undefined => {
  const problem = uploadProblem(items)
  return problem === undefined ? (items.length === 0 ? t('needSide') : undefined) : t(problem)
}

/** Who claims, while it is typed: held by this screen alone, and gone with it. */
export function useHolder(reload: () => unknown) {
  const [values, setValues] = useState(nothing)
  const [sides, setSides] = useState(noSides)
  const [wrong, setWrong] = useState<Wrong>({})
  const [agreed, setAgreed] = useState(false)
  const change = (name: keyof typeof nothing) => (value: string) => {
    setValues((previous) => ({ ...previous, [name]: value }))
    setWrong((previous) => ({ ...previous, [name]: undefined }))
  }
  const take = (side: Side) => (items: UploadItem[]) => {
    setSides((previous) => ({ ...previous, [side]: items }))
    setWrong((previous) => ({ ...previous, [side]: undefined }))
  }
  const tidy = tidyIdCard(values.idNumber)
  const parts = [
    { words: t('partLength'), right: /^[0-9]{17}[0-9X]$/.test(tidy) },
    { words: t('partDate'), right: tidy.length >= 14 && (bornOn(tidy) ?? '9') <= today() },
    { words: t('partCheck'), right: /^[0-9]{17}[0-9X]$/.test(tidy) && idCardCheck(tidy) === tidy.charAt(17) }
  ]
  const problemOfId = (): string | undefined => {
    const problem = holderProblem(tidy, today())
    return problem && t(problem)
  }
  const send = async (): Promise<void> => {
    const problems: Wrong = {
      front: sideProblem(sides.front),
      back: sideProblem(sides.back),
      realName: values.realName.trim().length < 2 ? t('needName') : undefined,
      idNumber: problemOfId(),
      agreed: agreed ? undefined : t('agreeFirst')
    }
    setWrong(problems)
    if (Object.values(problems).some((words) => words !== undefined)) return
    const pictures = [...sentFiles(sides.front), ...sentFiles(sides.back)]
    try {
      await call('POST /o2cum/v1/customer-info/validateIdCardInfo', {
        body: { realName: values.realName.trim(), idNumber: tidy, pictures, agreedToCheck: true },
        quiet: true
      })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      const place = failure instanceof BusinessError ? PLACES[failure.code] : undefined
      return setWrong({ [place ?? 'idNumber']: failure.words })
    }
    setValues(nothing)
    setSides(noSides)
    await reload()
  }
  const checkId = useEvent(() => {
    if (values.idNumber !== '') setWrong((previous) => ({ ...previous, idNumber: problemOfId() }))
  })
  const leaveId = () => afterPress(checkId)
  return { values, sides, wrong, agreed, parts, change, take, send, leaveId, setAgreed }
}

export type HolderForm = ReturnType<typeof useHolder>
