import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { stores } from '@/stores'
import { Card, Cell, Pressable, Sheet } from '@/ui'
import { chooseInApp } from './chosenArea'
import { loginWords } from './messages'
import { MAINLAND, readAreaCode } from './rules'

interface AreaCodeProps {
  code: string
  onChange: (code: string) => void
}

/** The area code before a phone: chosen in the app or on a sheet, where the site names others than the mainland's. */
export const AreaCode = observer(function AreaCode({ code, onChange }: AreaCodeProps) {
  const [open, setOpen] = useState(false)
  const codes = (stores.site.info?.phoneAreaCodes ?? []).filter((areaCode) => readAreaCode(areaCode) === areaCode)
  if (codes.length === 0) return <>+{code}</>
  const choose = async () => {
    const choice = await chooseInApp()
    if (choice === false) setOpen(true)
    else if (choice !== undefined) onChange(choice)
  }
  return (
    <>
      <Pressable label={loginWords('areaCode', { code })} onTap={choose}>
        +{code} ▾
      </Pressable>
      <Sheet open={open} onClose={() => setOpen(false)} title={loginWords('areaCodes')}>
        <Card>
          {[MAINLAND, ...codes].map((areaCode) => (
            <Cell
              key={areaCode}
              label={`+${areaCode}`}
              onTap={() => {
                onChange(areaCode)
                setOpen(false)
              }}
            />
          ))}
        </Card>
      </Sheet>
    </>
  )
})
