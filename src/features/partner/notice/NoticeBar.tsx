import type { PartnerStanding } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError } from '@/api'
import { afterLogin } from '@/features/afterLogin'
import { toast } from '@/platform/feedback'
import { scrollToElement } from '@/platform/scroll'
import { go } from '@/routes'
import { stores } from '@/stores'
import { BottomBar, Button, Checkbox } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { partnerWords as t } from '../messages'
import { nowhereWords, wayOn } from '../rules'
import { RULES_PLACE } from './NoticeContent'
import { joinProgramme } from './useNotice'

/** px above the rules when one is led to them: bar and title of their card. */
const HEAD = 110

const LATER = { VERIFY: 'goVerify', SIGN: 'goSign', SIGN_AGAIN: 'goSignAgain' } as const

/** The way on from where somebody stands; joining asks for a tick first, and for a login. */
export const NoticeBar = observer(function NoticeBar({
  standing,
  read
}: {
  standing: PartnerStanding
  /** The rules were read to their end. */
  read: boolean
}) {
  const [isAgreed, setIsAgreed] = useState(false)
  const way = wayOn(standing)
  const join = async (): Promise<void> => {
    if (!isAgreed) return toast(t('needAgree'))
    if (!stores.session.loggedIn) return afterLogin(join)
    try {
      // the shopper who logged in may have been further
      const now = await joinProgramme()
      if (wayOn(now.standing) === 'VERIFY') await go('partnerValidate')
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
    }
  }
  // what was earned stays, also without work
  const wallet = (
    <Button block kind="text" onTap={() => go('myVallet')}>
      {t('goWallet')}
    </Button>
  )
  return (
    <BottomBar>
      <Stack gap={2} grow>
        {standing.state === 'SUSPENDED' ? <Notice tone="warm">{t('suspended')}</Notice> : null}
        {way === 'NOWHERE' ? (
          <>
            <Notice tone="warm">{t(nowhereWords(standing))}</Notice>
            <Button block size="l" onTap={() => go('index')}>
              {t('toHome')}
            </Button>
            {standing.state === 'LEFT' ? wallet : null}
          </>
        ) : way === 'JOIN' ? (
          <>
            <Checkbox checked={isAgreed && read} disabled={!read} onChange={setIsAgreed} label={t('agree')} />
            {read ? (
              <Button block size="l" onTap={join}>
                {t('join')}
              </Button>
            ) : (
              <Button block size="l" kind="tint" onTap={() => scrollToElement(RULES_PLACE, HEAD)}>
                {t('readOn')}
              </Button>
            )}
          </>
        ) : way === 'FILE' ? (
          <>
            <Button block size="l" onTap={() => go('myVallet')}>
              {t('goWallet')}
            </Button>
            <Button block kind="text" onTap={() => go('partnerSignature')}>
              {t('goFile')}
            </Button>
          </>
        ) : (
          <>
            <Button block size="l" onTap={() => go(way === 'VERIFY' ? 'partnerValidate' : 'partnerSignature')}>
              {t(LATER[way])}
            </Button>
            {way === 'SIGN_AGAIN' ? wallet : null}
          </>
        )}
      </Stack>
    </BottomBar>
  )
})
