import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { allowedLink } from '@/lib/links'
import { openInApp } from '@/platform/nativeApp'
import { stores, type SiteInfo } from '@/stores'
import { Button, EmptyState, Screen } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { ChatRoom, TalkSkeleton } from './ChatRoom'
import { ContactButton, hasContact } from './ContactButton'
import { openWeb, portLabel } from './host'
import { roomWords as t } from './messages'
import type { Opened } from './useFront'
import './room.scss'

/** The address of a vendor's page with what the chat was opened with; undefined where the site does not allow it. */
export function vendorPage(params: Opened, page: string | undefined, hosts: readonly string[]): string | undefined {
  const link = allowedLink(page, { hosts, isRoute: () => false })
  if (link?.kind !== 'web') return undefined
  const query = Object.entries({ port: portLabel(), ...params }).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`
  )
  return `${link.url}${link.url.includes('?') ? '&' : '?'}${query.join('&')}`
}

async function openPage(h5Url: string): Promise<void> {
  if (!(await openInApp({ name: 'pushCustomerService', h5Url }))) openWeb(h5Url)
}

/**
 * Who answers, by the site's configuration: the shop's own chat, a vendor's page, or the chat platform's service. A device
 * that knows no configuration yet waits for it a moment; the shop's own chat opens where none comes, and then stays.
 */
export const ChatScreen = observer(function ChatScreen({ opened }: { opened: Opened }) {
  const [site, setSite] = useState<SiteInfo | null | undefined>(stores.site.info)
  useEffect(() => {
    if (site === undefined) void stores.site.codesKnown().then(() => setSite(stores.site.info ?? null))
  }, [site])
  if (site === undefined) {
    return (
      <Screen>
        <TalkSkeleton />
      </Screen>
    )
  }
  const { chatKind = 'OWN', chatPage, h5LinkAllowList = [] } = site ?? {}
  // no page of the mini-program shows the web
  const h5Url =
    process.env.TARO_ENV === 'h5' && chatKind === 'PAGE' ? vendorPage(opened, chatPage, h5LinkAllowList) : undefined
  const isElsewhere = h5Url !== undefined || (chatKind === 'PLATFORM' && hasContact)
  if (!isElsewhere) return <ChatRoom opened={opened} />
  return (
    <Screen>
      <EmptyState drawing="network" title={t('elsewhere')} note={t('elsewhereNote')} />
      <Row align="stretch" justify="center" pad={4}>
        {h5Url === undefined ? (
          <ContactButton opened={opened} />
        ) : (
          <Button onTap={() => void openPage(h5Url)}>{t('openPage')}</Button>
        )}
      </Row>
    </Screen>
  )
})
