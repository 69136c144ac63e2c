import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Card, Cell } from '@/ui'
import { helpWords } from '../messages'

/** Other answers and services for a shopper who needs help. */
export const Services = observer(function Services() {
  return (
    <Card title={helpWords('services')}>
      <Cell icon="shield" label={helpWords('desk')} onTap={() => void go('bbcHome')} />
      <Cell icon="headset" label={helpWords('contact')} onTap={() => void go('contact')} />
      <Cell icon="store" label={helpWords('outlets')} onTap={() => void go('loginOffline', {})} />
      <Cell icon="receipt" label={helpWords('fees')} onTap={() => void go('feesAndServices', {})} />
      <Cell icon="wrench" label={helpWords('guides')} onTap={() => void go('installationGuidelines', {})} />
      <Cell icon="book" label={helpWords('manuals')} onTap={() => void go('manualClassify')} />
      {stores.site.info?.serviceQrPicture === undefined ? null : (
        <Cell icon="scan" label={helpWords('account')} onTap={() => void go('QRcodeImg', {})} />
      )}
      {stores.site.info?.appStoreLink || stores.site.info?.appAndroidLink ? (
        <Cell icon="download" label={helpWords('app')} onTap={() => void go('downloadApp', {})} />
      ) : null}
      <Cell icon="list" label={helpWords('notice')} onTap={() => void go('customerNotice', {})} />
      <Cell icon="info" label={helpWords('agreements')} onTap={() => void go('agreement', {})} />
    </Card>
  )
})
