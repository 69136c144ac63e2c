import { Button as HostButton, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { toast } from '@/platform/feedback'
import { openPrivacyContract, privacyContractName } from '@/platform/privacy'
import { stores } from '@/stores'
import { Button } from '@/ui/press/Button'
import { Sheet } from '@/ui/screen/Sheet'
import { hostWords as t } from './messages'
import type { PrivacyQuestion, PrivacyUse } from './privacy'
import '@/ui/layout/layout.scss'
import './host.scss'

/** The platform looks for a tap on the button of this id before it believes that somebody agreed. */
const agreeId = 'privacy-agree'

const useWords = {
  phone: 'privacyPhone',
  profile: 'privacyProfile',
  location: 'privacyLocation',
  album: 'privacyAlbum',
  clipboard: 'privacyClipboard',
  invoiceTitle: 'privacyInvoiceTitle',
  feature: 'privacyFeature'
} as const satisfies Record<PrivacyUse, string>

/** Asks for the privacy guide in the shop's words. Closing it is a no; what was tapped then says why it can't. */
export const PrivacySheet = observer(function PrivacySheet({ question }: { question: PrivacyQuestion }) {
  const { isAsked } = question
  const [guide, setGuide] = useState<string>()
  useEffect(() => {
    if (!isAsked) return
    question.shown()
    void privacyContractName().then(setGuide)
  }, [isAsked, question])
  const uses = question.uses.map((use) => t(useWords[use])).join(t('privacyAnd'))
  const read = async () => {
    if (!(await openPrivacyContract())) toast(t('privacyUnopened'))
  }
  const footer = (
    <>
      <Button block kind="outline" onTap={() => question.refuse()}>
        {t('privacyRefuse')}
      </Button>
      <HostButton
        id={agreeId}
        className="host-agree"
        openType="agreePrivacyAuthorization"
        onAgreePrivacyAuthorization={() => question.agree(agreeId)}
      >
        {t('privacyAgree')}
      </HostButton>
    </>
  )
  return (
    <Sheet open={isAsked} onClose={() => question.refuse()} title={t('privacyTitle')} footer={footer}>
      <View className="host-privacy">
        <Text>{t('privacyLead', { shop: stores.site.shopName, uses })}</Text>
        <View className="ui__tone-action ui__pad-y-2 host-privacy__guide" role="link" onClick={read}>
          {guide ?? t('privacyGuide')}
        </View>
        <Text>{t('privacyTail')}</Text>
      </View>
    </Sheet>
  )
})
